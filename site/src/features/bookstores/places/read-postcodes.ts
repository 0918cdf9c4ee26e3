import { pointOf } from '../point.ts';
import type { Place } from './place.ts';

/** Reads `postcodes.csv`: `8500;Kortrijk;50.8279;3.265`, with `#` before a comment. */
export const readPostcodes = (csv: string): readonly Place[] =>
  csv.split('\n').flatMap((line) => {
    const [postalCode = '', name = '', latitude, longitude] = line.split(';');
    if (line.startsWith('#') || !latitude || !longitude) return [];
    const point = pointOf({ latitude: Number(latitude), longitude: Number(longitude) });
    return point ? [{ postalCode, name, point }] : [];
  });
