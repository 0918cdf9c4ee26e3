/** A place on earth, in degrees (WGS 84). */
export type Point = { readonly latitude: number; readonly longitude: number };

type Coordinates = { readonly latitude: number | null; readonly longitude: number | null };

/** The point of coordinates; null when they are missing, out of range, or `0, 0`: fields that were left at zero. */
export function pointOf({ latitude, longitude }: Coordinates): Point | null {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude };
}
