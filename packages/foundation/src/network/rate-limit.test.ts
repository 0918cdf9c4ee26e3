import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThrottle, retryAfter } from './rate-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('never lets more than five calls start in any second, and keeps their order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(400), { minLength: 1, maxLength: 30 }), async (gaps) => {
      const throttle = createThrottle(5);
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

it('has no limit for a service on this machine', async () => {
  const throttle = createThrottle(Number.POSITIVE_INFINITY);
  await Promise.all(Array.from({ length: 1000 }, () => throttle()));
  expect(vi.getTimerCount()).toBe(0);
});

it('refuses at once what would have to wait too long, and reserves nothing for it', async () => {
  const throttle = createThrottle(1, 1500);
  const calls = Array.from({ length: 4 }, () => throttle());
  expect(await Promise.all(calls.slice(2))).toEqual([false, false]);
  await vi.runAllTimersAsync();
  expect(await Promise.all(calls)).toEqual([true, true, false, false]);
});

it.each([
  ['12', 12_000],
  ['0', 0],
  ['86400', 300_000],
  ['Sat, 26 Oct 2024 08:01:00 GMT', undefined],
  ['straks', undefined],
  ['', undefined],
  [null, undefined],
])('%s asks to wait %s ms', (header, ms) => {
  expect(retryAfter(header, 300_000)).toBe(ms);
});
