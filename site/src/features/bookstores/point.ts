/** A place on earth, in degrees (WGS 84). */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies (haversine). */
export function distanceKm(one: Point, other: Point): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** The coordinates of something, if they are those of a place; `0, 0` is a field that somebody left at zero. */
export function pointOf({
  latitude,
  longitude,
}: {
  readonly latitude: number | null;
  readonly longitude: number | null;
}): Point | null {
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude, longitude };
}

/** `50.8279 3.265`: where a map puts it; empty when that is not known. */
export const pointWords = (point: Point | null): string =>
  point ? `${point.latitude} ${point.longitude}` : '';

/** The middle of points that are not far from each other; null without points. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

/** A distance as the number of a row: `0,4`; whole kilometres from 10; `0` below 50 metres. */
export function kmNumber(km: number): string {
  const rounded = km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km);
  return rounded === 0 ? '0' : rounded.toFixed(km < 9.95 ? 1 : 0).replace('.', ',');
}
