import { expect, test } from 'vitest';
import { readCacheLife } from './rendered.ts';

test.each([
  ['max-age=30, stale-while-revalidate=86400', null, { freshMs: 30_000, staleMs: 86_400_000 }],
  ['public,max-age=30', null, { freshMs: 30_000, staleMs: 0 }],
  ['max-age=0, stale-while-revalidate=5', null, { freshMs: 0, staleMs: 5000 }],
  ['s-maxage=30', null, null],
  ['max-age=0', null, null],
  ['no-store', null, null],
  ['private, max-age=30', null, null],
  ['max-age=30', 'private', null],
  ['max-age=30', 'no-store', null],
  [null, 'max-age=30', null],
])('%s with %s', (cdn, browser, life) => {
  expect(readCacheLife(cdn, browser)).toEqual(life);
});
