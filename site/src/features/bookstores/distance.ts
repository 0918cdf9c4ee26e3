import type { Point } from '../../ui/map/point.ts';

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres in a straight line (haversine). */
export function distanceKm(one: Point, other: Point): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** The mean of points that are close to each other; null without points. */
export function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

/** A distance in words: `0,4`; whole kilometres from 10; `0` below 50 metres. */
export function kmNumber(km: number): string {
  const rounded = km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km);
  return rounded === 0 ? '0' : rounded.toFixed(km < 9.95 ? 1 : 0).replace('.', ',');
}
