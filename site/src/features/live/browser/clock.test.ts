import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServerClock, startTicker } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 77_000_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => void vi.advanceTimersByTime(ms);
/** The device sleeps, or somebody sets its clock: only its date moves. */
const leap = (ms: number) => void vi.setSystemTime(Date.now() + ms);

function clockAt(now: number) {
  const onLeap = vi.fn();
  const clock = createServerClock({ now, at: performance.now() }, onLeap);
  /** A response that took `took` ms and said `now` halfway. */
  const respond = (said: number, took: number) => {
    const sent = performance.now();
    pass(took);
    clock.sync({ sent, received: performance.now(), now: said });
  };
  return { clock, onLeap, respond };
}

test('continues from the server’s time, whatever the device’s clock says', () => {
  const { clock } = clockAt(1_000_000);
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

describe('a device that slept', () => {
  const HOURS = 3 * 3_600_000;

  test('is believed when its date is further than what was counted, and says so once', () => {
    const { clock, onLeap } = clockAt(1_000_000);
    pass(1000);
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
    const { clock, onLeap } = clockAt(1_000_000);
    leap(ms);
    pass(1000);
    expect(clock.now()).toBe(1_001_000);
    expect(onLeap).not.toHaveBeenCalled();
  });

  test('a response to a question from before it slept says nothing of the time', () => {
    const { clock, respond } = clockAt(1_000_000);
    leap(HOURS);
    respond(1_000_000, 200);
    expect(clock.now()).toBe(1_000_200 + HOURS);
    respond(1_060_000 + HOURS, 0);
    expect(clock.now()).toBe(1_060_000 + HOURS);
  });
});

describe('the ticker', () => {
  function ticking(start: number) {
    let moved = 0;
    const zero = performance.now();
    const seen: number[] = [];
    const ended = new AbortController();
    const tickNow = startTicker(
      () => start + moved + performance.now() - zero,
      (second) => seen.push(second),
      ended.signal,
    );
    const move = (ms: number) => {
      moved += ms;
      tickNow();
    };
    return { seen, ended, move };
  }

  test('ticks on the second, with whole seconds', () => {
    const { seen } = ticking(10_300);
    pass(699);
    expect(seen).toEqual([10_000]);
    pass(1);
    pass(2000);
    expect(seen).toEqual([10_000, 11_000, 12_000, 13_000]);
  });

  test('after an hour that was slept through, the next second is the right one', () => {
    const { seen, move } = ticking(10_000);
    move(3_600_000);
    pass(1000);
    expect(seen).toEqual([10_000, 3_610_000, 3_611_000]);
  });

  test('ends', () => {
    const { seen, ended } = ticking(10_000);
    ended.abort();
    pass(5000);
    expect(seen).toEqual([10_000]);
  });
});
