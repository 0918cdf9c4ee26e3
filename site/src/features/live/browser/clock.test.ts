import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServerClock, startTicker } from './clock.ts';

function clockAt(now: number) {
  let counted = 5000;
  const clock = createServerClock(() => counted, { now, at: 5000 });
  return {
    clock,
    pass(ms: number) {
      counted += ms;
    },
    /** A response that took `took` ms and said `now` halfway. */
    respond(now: number, took: number) {
      const sent = counted;
      counted += took;
      clock.sync({ sent, received: counted, now });
    },
  };
}

test('continues from the server’s time, whatever the device’s clock says', () => {
  const { clock, pass } = clockAt(1_000_000);
  pass(2500);
  expect(clock.now()).toBe(1_002_500);
});

test('takes the server’s time from the middle of the request', () => {
  const { clock, respond } = clockAt(1_000_000);
  respond(1_060_000, 400);
  expect(clock.now()).toBe(1_060_200);
});

test('a response that took longer than the correction it brings changes nothing', () => {
  const { clock, respond } = clockAt(1_000_000);
  respond(1_002_900, 4000);
  expect(clock.now()).toBe(1_004_000);
});

test('a small step back is waited out, a large one is taken', () => {
  const { clock, pass, respond } = clockAt(1_000_000);
  pass(10_000);
  expect(clock.now()).toBe(1_010_000);
  respond(1_008_500, 0);
  expect(clock.now()).toBe(1_010_000);
  pass(1000);
  expect(clock.now()).toBe(1_010_000);
  pass(1000);
  expect(clock.now()).toBe(1_010_500);
  respond(1_000_000, 0);
  expect(clock.now()).toBe(1_000_000);
});

describe('the ticker', () => {
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
    ticker.tickNow();
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
});
