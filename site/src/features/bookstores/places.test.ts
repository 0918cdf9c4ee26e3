import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPlaceFinder, type Place, placeLabel } from './places.ts';

const place = (postalCode: string, name: string, latitude: number, longitude: number): Place => ({
  postalCode,
  name,
  point: { latitude, longitude },
});

const places = [
  place('8500', 'Kortrijk', 50.8279, 3.265),
  place('9000', 'Gent', 51.0538, 3.725),
  place('9030', 'Gent', 51.0787, 3.672),
  place('9300', 'Aalst', 50.9383, 4.0392),
  place('3800', 'Aalst', 50.7858, 5.2211),
  place('9830', 'Sint-Martens-Latem', 51.0144, 3.6306),
  place('2940', 'Stabroek', 51.3306, 4.3722),
  place('4000', 'Liège', 50.6326, 5.5797),
  place('8530', 'Harelbeke', 50.8534, 3.3094),
];
const findPlace = createPlaceFinder(places);

/** What was found in short: `8500 Kortrijk`, `several: …`, `unknown: …`. */
function find(text: string): string {
  const found = findPlace(text);
  if (found.kind === 'found') return placeLabel(found.place);
  const list = found.kind === 'several' ? found.places : found.suggestions;
  return `${found.kind}: ${list.map(placeLabel).join(', ')}`;
}

describe('a place is found', () => {
  test.each([
    ['by its postcode', '8500', '8500 Kortrijk'],
    ['by postcode and name', ' 8500  kortrijk ', '8500 Kortrijk'],
    ['by a postcode with the country before it', 'B-8500', '8500 Kortrijk'],
    ['by its postcode when the name beside it is another', '8500 Harelbeke', '8500 Kortrijk'],
    ['by its name when the postcode beside it does not exist', '8599 Harelbeke', '8530 Harelbeke'],
    ['by its name', 'kortrijk', '8500 Kortrijk'],
    ['without its accents', 'LIEGE', '4000 Liège'],
    ['with accents it does not have', 'Kórtrïjk', '8500 Kortrijk'],
    ['without its dashes, shortened', 'St. Martens Latem', '9830 Sint-Martens-Latem'],
    ['by its beginning', 'harel', '8530 Harelbeke'],
    ['with a letter too few', 'Kortijk', '8500 Kortrijk'],
    ['with letters swapped', 'Kortrjik', '8500 Kortrijk'],
    ['with two typing errors in a long name', 'Harelbekke', '8530 Harelbeke'],
    ['as one town when its postcodes are close together', 'Gent', '9000 Gent'],
  ])('%s', (_how, text, expected) => {
    expect(find(text)).toBe(expected);
  });
});

test('a name shared by places far apart gives all of them', () => {
  expect(find('Aalst')).toBe('several: 3800 Aalst, 9300 Aalst');
  expect(find('9300 Aalst')).toBe('9300 Aalst');
});

test.each([
  ['8501', 'unknown: 8500 Kortrijk, 8530 Harelbeke'],
  ['1000', 'unknown: '],
  ['3001', 'unknown: '],
  ['2000', 'unknown: '],
  ['2900', 'unknown: 2940 Stabroek'],
  ['Aalstt', 'unknown: 3800 Aalst, 9300 Aalst'],
  ['Timboektoe', 'unknown: '],
  ['xy', 'unknown: '],
  ['', 'unknown: '],
  ['00000', 'unknown: '],
])('%s is unknown, with the closest places', (text, expected) => {
  expect(find(text)).toBe(expected);
});

test('any text has a result, and a label always finds its place', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => find(text).length > 0));
  for (const one of places) expect(find(placeLabel(one))).toBe(placeLabel(one));
});
