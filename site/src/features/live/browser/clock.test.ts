import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceTime, startClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 77_000_000 }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => void vi.advanceTimersByTime(ms);
const HOURS = 3 * 3_600_000;
/** The device sleeps: only its date moves. */
const sleep = () => void vi.setSystemTime(Date.now() + HOURS);

/** A clock at `start`, on a device that says something else. */
function clockAt(start: number) {
  const seen: number[] = [];
  const ended = new AbortController();
  const clock = startClock(start - deviceTime(), (second) => seen.push(second), ended.signal);
  /** A response that took `took` ms and said `now` halfway. */
  const respond = (now: number, took: number, meanwhile = () => {}) => {
    const sent = deviceTime();
    pass(took);
    meanwhile();
    clock.sync({ sent, received: deviceTime(), now });
  };
  return { seen, ended, clock, respond };
}

test('ticks on the second of the server, with whole seconds, until it ends', () => {
  const { seen, ended } = clockAt(10_300);
  pass(699);
  expect(seen).toEqual([10_000]);
  pass(1);
  pass(2000);
  expect(seen).toEqual([10_000, 11_000, 12_000, 13_000]);
  ended.abort();
  pass(5000);
  expect(seen).toHaveLength(4);
});

test('after hours that were slept through, the next second is the right one', () => {
  const { seen, clock } = clockAt(10_000);
  sleep();
  clock.tick();
  pass(1000);
  expect(seen).toEqual([10_000, 10_000 + HOURS, 11_000 + HOURS]);
});

test('takes the server’s time from the middle of the request, and shows it at once', () => {
  const { seen, clock, respond } = clockAt(1_000_000);
  respond(1_060_000, 400);
  expect(clock.now()).toBe(1_060_200);
  expect(seen).toEqual([1_000_000, 1_060_000]);
});

test('a response that took longer than the correction it brings changes nothing', () => {
  const { clock, respond } = clockAt(1_000_000);
  respond(1_002_900, 4000);
  expect(clock.now()).toBe(1_004_000);
  respond(1_004_100, 200, sleep);
  expect(clock.now(), 'it slept between question and response').toBe(1_004_200 + HOURS);
});
