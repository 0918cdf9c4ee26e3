import { ok } from '@inktvis/foundation/result';
import { aBookstore } from '@inktvis/programme/testing/stories';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createShopFinder, readShops } from './shop-finder.ts';

const shop = (title: string, postalCode: string, town: string, latitude: number, longitude: number) =>
  aBookstore({ title, postalCode, town, latitude, longitude });

const { find } = createShopFinder([
  shop('Boekhuis De Ooievaar', '8500', 'Kortrijk', 50.8279, 3.265),
  shop('Papier & Inkt', '8500', 'Kortrijk', 50.8279, 3.265),
  shop('Leesgierig', '9000', 'Gent', 51.0538, 3.725),
  shop('Leeslust', '9030', 'Gent', 51.0787, 3.672),
  shop('Ajuin & Aanhalings\u00adtekens', '9300', 'Aalst', 50.9383, 4.0392),
  shop('De Perelaar', '3800', 'Aalst', 50.7858, 5.2211),
  shop('Het Veer', '9830', 'Sint-Martens-Latem', 51.0144, 3.6306),
  shop('De Grens', '2940', 'Stabroek', 51.3306, 4.3722),
  shop('Café Gëzelle', '4000', 'Liège', 50.6326, 5.5797),
  shop('De Muur', '8530', 'Harelbeke', 50.8534, 3.3094),
]);

/** What was found in short: `8500 Kortrijk`, `named: …`, `unknown: …`. */
function inShort(text: string): string {
  const found = find(text);
  if (found.place) return found.place.label;
  return found.shops.length > 0
    ? `named: ${found.shops.map(({ title }) => title).join(', ')}`
    : `unknown: ${found.places.map(({ label }) => label).join(', ')}`;
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
    ['without its dashes', 'Sint Martens Latem', '9830 Sint-Martens-Latem'],
    ['with its dashes as one word', 'sintmartenslatem', '9830 Sint-Martens-Latem'],
    ['with its country', 'Kortrijk, België', '8500 Kortrijk'],
    ['with its province and country', 'Kortrijk, West-Vlaanderen, Belgium', '8500 Kortrijk'],
    ['by its French name', 'Courtrai', '8500 Kortrijk'],
    ['by its French name with the country', 'gand (Belgique)', '9000 Gent'],
    ['by its beginning', 'harel', '8530 Harelbeke'],
    ['with a letter too few', 'Kortijk', '8500 Kortrijk'],
    ['with letters swapped', 'Kortrjik', '8500 Kortrijk'],
    ['with two typing errors in a long name', 'Harelbekke', '8530 Harelbeke'],
    ['at the lowest of its postcodes', 'Gent', '9000 Gent'],
    ['by the label that the field suggests', '9030 Gent', '9030 Gent'],
    ['by its postcode where several have its name', '9300 Aalst', '9300 Aalst'],
  ])('%s', (_how, text, expected) => {
    expect(inShort(text)).toBe(expected);
  });
});

describe('shops are found by their name', () => {
  test.each([
    ['in any case', 'OOIEVAAR', 'Boekhuis De Ooievaar'],
    ['without accents', 'cafe gezelle', 'Café Gëzelle'],
    ['by the beginning of a word', 'ooie', 'Boekhuis De Ooievaar'],
    ['with the ampersand written out', 'papier en inkt', 'Papier & Inkt'],
    ['with the ampersand', 'papier&inkt', 'Papier & Inkt'],
    ['with soft hyphens', 'aanhalingstekens', 'Ajuin & Aanhalings\u00adtekens'],
    ['with its town', 'papier kortrijk', 'Papier & Inkt'],
    ['with a generic word', 'boekhandel papier', 'Papier & Inkt'],
    ['with a typing error', 'ooivaar', 'Boekhuis De Ooievaar'],
    ['as all that have it', 'lees', 'Leesgierig, Leeslust'],
  ])('%s', (_, typed, titles) => {
    expect(inShort(typed)).toBe(`named: ${titles}`);
  });
});

test.each([
  ['8501', '8500 Kortrijk, 8530 Harelbeke'],
  ['1000', ''],
  ['9100', '9030 Gent, 9000 Gent, 9300 Aalst'],
  ['2900', '2940 Stabroek'],
  ['Aalstt', '3800 Aalst, 9300 Aalst'],
  ['zeppelin', ''],
  ['x', ''],
  ['🦑', ''],
  ['00000', ''],
  ['a'.repeat(300), ''],
])('%s is unknown, with the closest places', (text, expected) => {
  expect(inShort(text)).toBe(`unknown: ${expected}`);
});

test('any text has a result', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => inShort(text).length > 0));
});

test('a space without bookshops has an index too', async () => {
  const read = await readShops({ listing: async () => ok({ items: [], total: 0 }) });
  expect(read.ok && [read.value.shops, read.value.find('8500')]).toEqual([[], { shops: [], places: [] }]);
});
