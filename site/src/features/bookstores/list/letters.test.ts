import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shop } from '../shops.ts';
import { byLetter, filedName, pageLabel, pagesOf } from './letters.ts';

const aShop = (title: string, place = 0): Shop => ({
  href: `/boekhandels/${title}-${place}`,
  title,
  address: '',
  town: '',
  point: null,
  hours: [],
});

test.each([
  ['De Boekenschuur', 'Boekenschuur'],
  ['In den Gulden Letter', 'Gulden Letter'],
  ['Het Herbakken Boek', 'Herbakken Boek'],
  ['Deldycke', 'Deldycke'],
])('%s is filed under %s', (title, filed) => {
  expect(filedName(title)).toBe(filed);
});

test('by letter, then by name, without article or accent', () => {
  const titles = ['Zand', 'De Boekenschuur', 'Bladwijzer', 'Élan', 'Ærø', 'Łódź', '13 Boeken', 'Ambiorix'];
  expect(
    byLetter(titles.map((title) => aShop(title))).map(({ letter, shops }) => [
      letter,
      shops.map(({ title }) => title).join(', '),
    ]),
  ).toEqual([
    ['A', 'Ærø, Ambiorix'],
    ['B', 'Bladwijzer, De Boekenschuur'],
    ['E', 'Élan'],
    ['L', 'Łódź'],
    ['Z', 'Zand'],
    ['', '13 Boeken'],
  ]);
});

test('pages break between letters, and say which ones they hold', () => {
  const shops = ['Aalst', 'Brugge', 'Gent'].flatMap((name, index) =>
    Array.from({ length: [10, 10, 30][index] ?? 0 }, (_, n) => aShop(name, n)),
  );
  expect(pagesOf(byLetter(shops), 24).map(pageLabel)).toEqual(['A tot B', 'G']);
});

test('every shop is on one page, letters are whole and in order, and a page is full before the next begins', () => {
  const name = fc.stringMatching(/^[A-DÉ][a-c]{0,2}$/);
  fc.assert(
    fc.property(fc.array(name, { maxLength: 150 }), fc.integer({ min: 1, max: 30 }), (names, perPage) => {
      const shops = names.map((title, index) => aShop(title, index));
      const pages = pagesOf(byLetter(shops), perPage);
      const shown = pages.flat().flatMap((one) => one.shops);
      expect(shown.map(({ href }) => href).toSorted()).toEqual(shops.map(({ href }) => href).toSorted());
      const size = (page: (typeof pages)[number]) => page.reduce((sum, one) => sum + one.shops.length, 0);
      for (const [index, page] of pages.entries()) {
        if (page.length > 1) expect(size(page)).toBeLessThanOrEqual(perPage);
        const next = pages[index + 1]?.[0];
        if (next) expect(size(page) + size([next])).toBeGreaterThan(perPage);
      }
      const letters = pages.flat().map(({ letter }) => letter);
      expect(letters).toEqual(letters.toSorted());
    }),
  );
});
