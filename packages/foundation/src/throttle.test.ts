import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('never lets more than five calls start in any second, and keeps their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(400), { minLength: 1, maxLength: 30 }), async (gaps) => {
      const throttle = createThrottle(5, { now: () => performance.now() });
      const starts: number[] = [];
      const order: number[] = [];
      const calls: Promise<unknown>[] = [];
      for (const [index, gap] of gaps.entries()) {
        await vi.advanceTimersByTimeAsync(gap);
        calls.push(
          throttle().then(() => {
            starts.push(performance.now());
            order.push(index);
          }),
        );
      }
      await vi.runAllTimersAsync();
      await Promise.all(calls);
      expect(order).toEqual(gaps.map((_, index) => index));
      for (const start of starts) {
        expect(starts.filter((other) => other >= start && other < start + 1000).length).toBeLessThanOrEqual(
          5,
        );
      }
    }),
    { numRuns: 40 },
  );
});

it('lets twelve calls through in groups of five, five and two', async () => {
  const throttle = createThrottle(5, { now: () => performance.now() });
  const begin = performance.now();
  const starts: number[] = [];
  const calls = Array.from({ length: 12 }, () =>
    throttle().then(() => starts.push(performance.now() - begin)),
  );
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect(starts).toEqual([0, 0, 0, 0, 0, 1000, 1000, 1000, 1000, 1000, 2000, 2000]);
});

it('has no limit for a service on this machine', async () => {
  const throttle = createThrottle(Number.POSITIVE_INFINITY);
  await Promise.all(Array.from({ length: 1000 }, () => throttle()));
  expect(vi.getTimerCount()).toBe(0);
});

it('turns away at once what would wait longer than its patience, and keeps no turn for it', async () => {
  const throttle = createThrottle(1, { patienceMs: 1500, now: () => performance.now() });
  const calls = Array.from({ length: 4 }, () => throttle());
  expect(await Promise.all(calls.slice(2))).toEqual([false, false]);
  await vi.runAllTimersAsync();
  expect(await Promise.all(calls)).toEqual([true, true, false, false]);
});
