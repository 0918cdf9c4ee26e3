/** Where the map's drawings come from (`MAP_TILES_URL`, `MAP_ATTRIBUTION`). Without it there is no map. */
export type MapSettings = {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  /** Whom the map thanks. */
  readonly attribution: string;
};
