/** What was measured; outside of `min` and `max` the bench fails. A floor far below the figure says that nothing was measured. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
};
