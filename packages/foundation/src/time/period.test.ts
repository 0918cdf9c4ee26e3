import { expect, test } from 'vitest';
import { isDuring } from './period.ts';

test.each([
  [{}, true],
  [{ from: 100 }, true],
  [{ from: 101 }, false],
  [{ until: 101 }, true],
  [{ until: 100 }, false],
])('at 100, %j: %s', (period, is) => {
  expect(isDuring(period, 100)).toBe(is);
});
