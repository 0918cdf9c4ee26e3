import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pointOf } from '../../../ui/map/point.ts';
import { type Place, placeLabel } from './gazetteer.ts';

/**
 * Reads a country file of the GeoNames postal codes: tab-separated lines with the postcode in the second column, the
 * name in the third, latitude and longitude in the tenth and eleventh. Lines without a place are left out.
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

/** The content of `postcodes.csv`, one line per place; four decimals are ten metres. */
export function writePostcodes(places: readonly Place[], source: string): string {
  const unique = new Map(places.map((place) => [placeLabel(place), place]));
  const lines = [...unique.values()].map(({ postalCode, name, point }) =>
    [postalCode, name, point.latitude.toFixed(4), point.longitude.toFixed(4)].join(';'),
  );
  return [`# Belgian postcodes: postcode;name;latitude;longitude. ${source}`, ...lines, ''].join('\n');
}

/** Writes `postcodes.csv` from a country file (README.md): `node import-geonames.ts BE.txt 2026-11-21`. */
async function importGeonames([file, date]: readonly string[]): Promise<void> {
  if (file === undefined || date === undefined)
    throw new Error('usage: node import-geonames.ts <country file> <its date, YYYY-MM-DD>');
  const places = readGeonames(await readFile(file, 'utf8'));
  if (places.length === 0) throw new Error(`${file} holds no postcodes in the form of GeoNames`);
  const source = `Source: GeoNames postal codes of ${date}, CC BY 4.0, https://www.geonames.org.`;
  await writeFile(join(import.meta.dirname, 'postcodes.csv'), writePostcodes(places, source));
  process.stdout.write(`${places.length} postcodes\n`);
}

if (import.meta.main) await importGeonames(process.argv.slice(2));
