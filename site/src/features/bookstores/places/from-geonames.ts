import { pointOf } from '../point.ts';
import { type Place, placeLabel } from './place.ts';

/**
 * Reads a country file of the GeoNames postal codes: a line of tabs, with the postcode second, the name third, latitude
 * and longitude tenth and eleventh.
 */
export function readGeonames(text: string): Place[] {
  const places = text.split(/\r?\n/).flatMap((line) => {
    const cells = line.split('\t');
    const [, postalCode = '', name = '', , , , , , , latitude, longitude] = cells;
    if (!/^[1-9]\d{3}$/.test(postalCode) || !name || !latitude || !longitude) return [];
    const point = pointOf({ latitude: Number(latitude), longitude: Number(longitude) });
    return point ? [{ postalCode, name: name.replaceAll(';', ','), point }] : [];
  });
  return places.toSorted(
    (a, b) => a.postalCode.localeCompare(b.postalCode) || a.name.localeCompare(b.name, 'nl'),
  );
}

/** The lines of `postcodes.csv`, in their order; four decimals are ten metres. */
export function writePostcodes(places: readonly Place[], source: string): string {
  const seen = new Set<string>();
  const lines = places.flatMap((place) => {
    const label = placeLabel(place);
    if (seen.has(label)) return [];
    seen.add(label);
    const { latitude, longitude } = place.point;
    return [[place.postalCode, place.name, latitude.toFixed(4), longitude.toFixed(4)].join(';')];
  });
  return [`# Belgian postcodes: postcode;name;latitude;longitude. ${source}`, ...lines, ''].join('\n');
}
