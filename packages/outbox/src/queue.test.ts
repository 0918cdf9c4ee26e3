import { expect, test } from 'vitest';
import { pauseAfter } from './queue.ts';
import { monthsBefore } from './retention.ts';

test('pauses grow from a minute to six hours, each a little different', () => {
  const minutes = (chance: number) => [1, 2, 3, 4, 5, 6, 7, 8, 30].map((n) => pauseAfter(n, chance) / 60_000);
  expect(minutes(0.5)).toEqual([1, 2, 5, 15, 60, 180, 360, 360, 360]);
  expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([54_000, 66_000]);
});

test.each([
  ['2026-11-21T09:00:00Z', 18, '2025-05-21T09:00:00.000Z'],
  ['2026-03-31T09:00:00Z', 1, '2026-02-28T09:00:00.000Z'],
  ['2024-02-29T09:00:00Z', 12, '2023-02-28T09:00:00.000Z'],
])('%s less %i months is %s', (instant, months, before) => {
  expect(monthsBefore(new Date(instant), months).toISOString()).toBe(before);
});
