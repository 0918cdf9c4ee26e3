import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTicker } from './ticker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function ticking(start: number) {
  let skipped = 0;
  const zero = performance.now();
  const seen: number[] = [];
  const ticker = startTicker(
    () => start + skipped + performance.now() - zero,
    (second) => seen.push(second),
  );
  return {
    seen,
    ticker,
    skip(ms: number) {
      skipped += ms;
    },
  };
}

test('ticks on the second, with whole seconds', () => {
  const { seen } = ticking(10_300);
  expect(seen).toEqual([10_000]);
  vi.advanceTimersByTime(699);
  expect(seen).toEqual([10_000]);
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(2000);
  expect(seen).toEqual([10_000, 11_000, 12_000, 13_000]);
});

test('after an hour that was slept through, the next second is the right one', () => {
  const { seen, skip, ticker } = ticking(10_000);
  skip(3_600_000);
  ticker.again();
  expect(seen).toEqual([10_000, 3_610_000]);
  vi.advanceTimersByTime(1000);
  expect(seen.at(-1)).toBe(3_611_000);
});

test('stops', () => {
  const { seen, ticker } = ticking(10_000);
  ticker.stop();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual([10_000]);
  expect(vi.getTimerCount()).toBe(0);
});
