import { expect, test } from 'vitest';
import { LIMITS, outside } from './limits.ts';

test.each([
  [1, 0],
  [5, 0],
  [0.9, 1],
  [5.1, 1],
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
])('%f of 1 to 5 gives %i lines', (value, lines) => {
  expect(outside('a figure', value, { min: 1, max: 5 })).toHaveLength(lines);
});

test('a line says what, how much and which limits', () => {
  expect(outside('share of nginx', 0.79, LIMITS.cached)).toEqual([
    'share of nginx: 0.79 is outside 0.8 to 1.5',
  ]);
});

test.each(Object.entries(LIMITS))('%s: the limits leave room for a value', (_name, { min, max }) => {
  expect(min).toBeLessThanOrEqual(max);
});
