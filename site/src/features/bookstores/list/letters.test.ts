import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shop } from '../shops.ts';
import { byLetter, listedLetter, pageLabel, pagesOf } from './letters.ts';

const aShop = (town: string, title: string, isOpen = false): Shop => ({
  href: `/boekhandels/${town}-${title}`,
  title,
  address: '',
  town,
  point: null,
  hours: isOpen ? [[0, 7 * 1440]] : [],
});

test('by letter, then by town, then open shops, then by name', () => {
  const letters = byLetter([
    aShop('9900 Eeklo', 'Z'),
    aShop('8500 Kortrijk', 'B'),
    aShop('', 'Nergens'),
    aShop('1080 Élouges', 'A'),
    aShop('8500 Kortrijk', 'C', true),
    aShop('8500 kortrijk', 'A'),
    aShop('8301 Knokke', 'K'),
    aShop('1000 Ærø', 'Æ'),
    aShop('1000 Łódź', 'Ł'),
  ]);
  expect(
    letters
      .map((one) => listedLetter(one, new Date(0)))
      .map(({ letter, towns }) => [
        letter,
        towns.map(({ name, shops }) => `${name}: ${shops.map(({ title }) => title).join('')}`),
      ]),
  ).toEqual([
    ['A', ['Ærø: Æ']],
    ['E', ['Eeklo: Z', 'Élouges: A']],
    ['K', ['Knokke: K', 'Kortrijk: CAB']],
    ['L', ['Łódź: Ł']],
    ['', [': Nergens']],
  ]);
});

test('pages break between letters, and say which ones they hold', () => {
  const shops = ['Aalst', 'Brugge', 'Gent'].flatMap((town, index) =>
    Array.from({ length: [10, 10, 30][index] ?? 0 }, (_, n) => aShop(town, String(n))),
  );
  expect(pagesOf(byLetter(shops), 24).map(pageLabel)).toEqual(['A tot B', 'G']);
});

test('every shop is on one page, letters are whole and in order, and a page is full before the next begins', () => {
  const town = fc.stringMatching(/^[A-DÉ][a-c]{0,2}$/);
  fc.assert(
    fc.property(fc.array(town, { maxLength: 150 }), fc.integer({ min: 1, max: 30 }), (towns, perPage) => {
      const shops = towns.map((name, index) => aShop(name, String(index)));
      const pages = pagesOf(byLetter(shops), perPage);
      const shown = pages.flat().flatMap(({ towns: some }) => some.flatMap((one) => one.shops));
      expect(shown.map(({ href }) => href).toSorted()).toEqual(shops.map(({ href }) => href).toSorted());
      const size = (page: (typeof pages)[number]) =>
        page.flatMap((letter) => letter.towns).reduce((sum, one) => sum + one.shops.length, 0);
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
