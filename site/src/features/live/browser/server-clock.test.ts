import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

function clockAt(now: number) {
  let counted = 5000;
  const clock = createServerClock(() => counted, { now, at: 5000 });
  return {
    clock,
    pass(ms: number) {
      counted += ms;
    },
    /** An answer that took `took` ms and said `now` halfway. */
    answer(now: number, took: number) {
      const sent = counted;
      counted += took;
      clock.sync({ sent, received: counted, now });
    },
  };
}

test('goes on from the server’s moment, whatever the device’s clock says', () => {
  const { clock, pass } = clockAt(1_000_000);
  pass(2500);
  expect(clock.now()).toBe(1_002_500);
});

test('takes the server’s time from the middle of the question', () => {
  const { clock, answer } = clockAt(1_000_000);
  answer(1_060_000, 400);
  expect(clock.now()).toBe(1_060_200);
});

test('an answer that took longer than the correction it brings changes nothing', () => {
  const { clock, answer } = clockAt(1_000_000);
  answer(1_002_900, 4000);
  expect(clock.now()).toBe(1_004_000);
});

test('a small step back is waited out, a large one is taken', () => {
  const { clock, pass, answer } = clockAt(1_000_000);
  pass(10_000);
  expect(clock.now()).toBe(1_010_000);
  answer(1_008_500, 0);
  expect(clock.now()).toBe(1_010_000);
  pass(1000);
  expect(clock.now()).toBe(1_010_000);
  pass(1000);
  expect(clock.now()).toBe(1_010_500);
  answer(1_000_000, 0);
  expect(clock.now()).toBe(1_000_000);
});
