import { expect, it } from 'vitest';
import { retryAfter } from './retry-after.ts';

const now = new Date('2024-10-26T08:00:00Z');

it.each([
  ['12', 12_000],
  ['0', 0],
  ['86400', 300_000],
  ['Sat, 26 Oct 2024 08:01:00 GMT', 60_000],
  ['Sat, 26 Oct 2024 07:00:00 GMT', 0],
  ['Sun, 27 Oct 2024 08:00:00 GMT', 300_000],
  ['straks', undefined],
  ['', undefined],
  [null, undefined],
])('%s asks to be left alone for %s ms', (header, ms) => {
  expect(retryAfter(header, now, 300_000)).toBe(ms);
});
