import { expect, test } from 'vitest';
import { type QueueReport, queueState, readReport } from './signing-queue.ts';

const MINUTE = 60_000;
const END = 90 * MINUTE;

test.each<[QueueReport['state'], atMinute: number, shown: string | null]>([
  ['40', 19, '40'],
  ['40', 20, 'stil'],
  ['geen', 89, 'stil'],
  ['dicht', 20, 'dicht'],
  ['voorbij', 89, 'voorbij'],
  ['dicht', 90, null],
])('a report of %s at the beginning is after %i minutes %s', (state, minute, shown) => {
  expect(queueState({ state, at: 0 }, END, minute * MINUTE)).toBe(shown);
});

test('nothing before the first report', () => {
  expect(queueState(undefined, END, 0)).toBeNull();
});

test('what no steward can have said is no report', () => {
  expect(readReport({ state: '40', at: 1 })).toEqual({ state: '40', at: 1 });
  expect(readReport({ state: '45', at: 1 })).toBeNull();
});
