import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGeonames, writePostcodes } from './from-geonames.ts';

/** Makes `postcodes.csv` anew: `node site/src/features/bookstores/places/main.ts BE.txt 2026-11-21` (README.md). */
const [file, date] = process.argv.slice(2);
if (file === undefined || date === undefined) {
  throw new Error(
    'usage: node site/src/features/bookstores/places/main.ts <country file> <its date, YYYY-MM-DD>',
  );
}
const places = readGeonames(await readFile(file, 'utf8'));
if (places.length === 0) throw new Error(`${file} holds no postcodes in the form of GeoNames`);
const source = `Source: GeoNames postal codes of ${date}, CC BY 4.0, https://www.geonames.org.`;
await writeFile(join(import.meta.dirname, 'postcodes.csv'), writePostcodes(places, source));
process.stdout.write(`${places.length} postcodes\n`);
