/** A place on earth, in degrees (WGS 84). */
export type Point = { readonly latitude: number; readonly longitude: number };

type Coordinates = { readonly latitude: number | null; readonly longitude: number | null };

/** The point of coordinates; null when they are missing, out of range, or `0, 0`: fields that were left at zero. */
export function pointOf({ latitude, longitude }: Coordinates): Point | null {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude };
}

/** A degree of latitude, everywhere. */
const KM_PER_DEGREE = 111.195;

/** Kilometres in a straight line, over a country as on a flat map. */
export function distanceKm(one: Point, other: Point): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (other.longitude - one.longitude) * Math.cos(middle);
  return KM_PER_DEGREE * Math.hypot(other.latitude - one.latitude, east);
}
