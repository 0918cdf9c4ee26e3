import fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUEUE_STATES, type QueueReport, queueState, readReport } from './signing-queue.ts';

const MINUTE = 60_000;
const END = 90 * MINUTE;

/** The rule, minute by minute from the report on: what was said holds until something ends it. */
function reference(report: QueueReport, now: number): string | null {
  let shown: string | null = report.state;
  for (let at = report.at; at <= now; at += MINUTE) {
    const isFigure = report.state !== 'dicht' && report.state !== 'voorbij';
    if (isFigure && at >= report.at + 20 * MINUTE) shown = 'stil';
    if (at >= END) shown = null;
  }
  return now >= END ? null : shown;
}

test('a report counts twenty minutes, what is closed or over until the end, nothing after it', () => {
  const minutes = fc.integer({ min: -30, max: 120 }).map((count) => count * MINUTE);
  fc.assert(
    fc.property(fc.constantFrom(...QUEUE_STATES), minutes, fc.nat(120), (state, at, later) => {
      const now = at + later * MINUTE;
      expect(queueState({ state, at }, END, now)).toBe(reference({ state, at }, now));
    }),
  );
});

test('nothing before the first report', () => {
  expect(queueState(undefined, END, 0)).toBeNull();
});

test('what no steward can have said is no report', () => {
  expect(readReport({ state: '40', at: 1 })).toEqual({ state: '40', at: 1 });
  expect(readReport({ state: '45', at: 1 })).toBeNull();
});
