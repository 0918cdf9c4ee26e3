import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServerClock, startTicker } from './clock.ts';

function clockAt(now: number) {
  let counted = 5000;
  let device = 77_000_000;
  const onLeap = vi.fn();
  const clock = createServerClock({
    monotonic: () => counted,
    device: () => device,
    start: { now, at: 5000 },
    onLeap,
  });
  return {
    clock,
    onLeap,
    pass(ms: number) {
      counted += ms;
      device += ms;
    },
    /** The device sleeps, or somebody sets its clock: only its date moves. */
    leap(ms: number) {
      device += ms;
    },
    /** A response that took `took` ms and said `now` halfway. */
    respond(now: number, took: number) {
      const sent = counted;
      counted += took;
      device += took;
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

describe('a device that slept', () => {
  const HOURS = 3 * 3_600_000;

  test('is believed when its date is further than what was counted, and says so once', () => {
    const { clock, pass, leap, onLeap } = clockAt(1_000_000);
    pass(1000);
    expect(clock.now()).toBe(1_001_000);
    leap(HOURS);
    pass(1000);
    expect(clock.now()).toBe(1_002_000 + HOURS);
    pass(1000);
    expect(clock.now()).toBe(1_003_000 + HOURS);
    expect(onLeap).toHaveBeenCalledOnce();
  });

  test.each([
    ['a date that was put back', -HOURS],
    ['a date that was corrected by a second', 1000],
  ])('is not believed for %s', (_case, ms) => {
    const { clock, pass, leap, onLeap } = clockAt(1_000_000);
    leap(ms);
    pass(1000);
    expect(clock.now()).toBe(1_001_000);
    expect(onLeap).not.toHaveBeenCalled();
  });

  test('a response to a question from before it slept says nothing of the time', () => {
    const { clock, leap, respond } = clockAt(1_000_000);
    leap(HOURS);
    respond(1_000_000, 200);
    expect(clock.now()).toBe(1_000_200 + HOURS);
    respond(1_060_000 + HOURS, 0);
    expect(clock.now()).toBe(1_060_000 + HOURS);
  });
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
