import { expect, test } from 'vitest';
import { createStartWatch } from './start-watch.ts';
import { AFTERNOON, item } from './testing/live-data.ts';

const START = Date.parse('2024-10-26T12:30:00Z');
const items = [item('a', START), item('b', START), item('c', START + 900_000)];

test('tells once when the first upcoming item begins', () => {
  const hasStarted = createStartWatch();
  expect(hasStarted({ items }, AFTERNOON)).toBe(false);
  expect(hasStarted({ items }, START - 1000)).toBe(false);
  expect(hasStarted({ items }, START)).toBe(true);
  expect(hasStarted({ items }, START + 1000)).toBe(false);
  expect(hasStarted({ items }, START + 900_000)).toBe(true);
});

test('a start that nobody saw counts at the next look, once', () => {
  const hasStarted = createStartWatch();
  hasStarted({ items }, AFTERNOON);
  expect(hasStarted({ items }, START + 3_600_000)).toBe(true);
  expect(hasStarted({ items }, START + 3_601_000)).toBe(false);
});

test('what began before the page came does not count', () => {
  const hasStarted = createStartWatch();
  expect(hasStarted({ items: items.slice(0, 2) }, START + 120_000)).toBe(false);
  expect(hasStarted({ items: items.slice(0, 2) }, START + 121_000)).toBe(false);
});
