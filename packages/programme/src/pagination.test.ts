import { assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageBar, pageHref, paginate, pagingOf, requestedPage } from './pagination.ts';

test.each([
  ['', 1],
  ['pagina=2', 2],
  ['pagina=10', 10],
  ['pagina=0', 1],
  ['pagina=-1', 1],
  ['pagina=02', 1],
  ['pagina=1.5', 1],
  ['pagina=1e3', 1],
  ['pagina=%32', 2],
  ['pagina=twee', 1],
  ['pagina=', 1],
  ['pagina=2&pagina=3', 1],
  ['pagina=99999999999999999999', 1],
])('?%s asks for page %d', (query, page) => {
  expect(requestedPage(new URLSearchParams(query))).toBe(page);
});

test.each([
  [0, 1, { page: 1, count: 0 }],
  [24, 1, { page: 1, count: 1 }],
  [72, 3, { page: 3, count: 3 }],
  [72, 4, { page: 1, count: 3 }],
])('of %d items page %d is %j', (total, asked, paging) => {
  expect(pagingOf(total, asked, 24)).toEqual(paging);
});

test.each([
  ['/programma', 2, '/programma?pagina=2'],
  ['/programma?pagina=2', 1, '/programma'],
  ['/programma?thema=kids&pagina=2', 3, '/programma?thema=kids&pagina=3'],
  ['/zoeken?q=caf%C3%A9&pagina=2', 1, '/zoeken?q=caf%C3%A9'],
])('from %s to page %d is %s', (from, page, to) => {
  expect(pageHref(new URL(from, 'http://localhost'), page)).toBe(to);
});

describe('the page bar', () => {
  test.each([
    [1, 0, ''],
    [1, 1, ''],
    [1, 2, '1 2'],
    [2, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 5 6'],
    [1, 9, '1 2 3 4 5 gap 9'],
    [5, 9, '1 gap 4 5 6 gap 9'],
    [9, 9, '1 gap 5 6 7 8 9'],
    [4, 7, '1 2 3 4 5 6 7'],
  ])('page %d of %d shows %s', (page, count, bar) => {
    expect(pageBar({ page, count }).join(' ')).toBe(bar);
  });

  test('always holds the first, the last and the current page, once and in order', () => {
    const paging = integer({ min: 2, max: 400 }).chain((count) =>
      integer({ min: 1, max: count }).map((page) => ({ page, count })),
    );
    assert(
      property(paging, ({ page, count }) => {
        const bar = pageBar({ page, count });
        const numbers = bar.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        expect(bar.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

test('every item is on exactly one page, whatever the address says', () => {
  const query = oneof(integer({ min: -3, max: 40 }).map(String), string(), constantFrom('', 'NaN', '∞'));
  assert(
    property(integer({ min: 0, max: 300 }), query, (total, asked) => {
      const items = Array.from({ length: total }, (_, index) => index);
      const { paging } = paginate(items, new URLSearchParams({ pagina: asked }));
      expect(paging.page).toBeGreaterThanOrEqual(1);
      expect(paging.page).toBeLessThanOrEqual(Math.max(paging.count, 1));
      const all = Array.from({ length: paging.count }, (_, index) =>
        paginate(items, new URLSearchParams({ pagina: String(index + 1) })),
      ).flatMap((page) => page.items);
      expect(all).toEqual(items);
    }),
  );
});
