import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median is the middle value, or lies between the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 4, 1])).toBe(3);
  expect(median([])).toBe(0);
});

test('a percentile is the least value that so many values do not exceed', () => {
  const values = Array.from({ length: 20 }, (_, at) => 20 - at);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
  expect(percentile([7], 0.95)).toBe(7);
});
