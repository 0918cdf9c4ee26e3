import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServerClock, deviceTime, startTicker } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 77_000_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => void vi.advanceTimersByTime(ms);
const HOURS = 3 * 3_600_000;
/** The device sleeps: only its date moves. */
const sleep = () => void vi.setSystemTime(Date.now() + HOURS);

/** A clock at `now`, on a device that says something else. */
function clockAt(now: number) {
  const clock = createServerClock(now - deviceTime());
  /** A response that took `took` ms and said `now` halfway. */
  const respond = (said: number, took: number, meanwhile = () => {}) => {
    const sent = deviceTime();
    pass(took);
    meanwhile();
    clock.sync({ sent, received: deviceTime(), now: said });
  };
  return { clock, respond };
}

test('continues from the server’s time, whatever the device’s clock says, and while it sleeps', () => {
  const { clock } = clockAt(1_000_000);
  pass(2500);
  expect(clock.now()).toBe(1_002_500);
  sleep();
  expect(clock.now()).toBe(1_002_500 + HOURS);
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
  respond(1_004_100, 200, sleep);
  expect(clock.now(), 'it slept between question and response').toBe(1_004_200 + HOURS);
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
