import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFeed } from './feed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const asking = (answer: (signal: AbortSignal) => Promise<boolean>, random = 0.5) => {
  const ask = vi.fn(answer);
  return { ask, feed: startFeed({ ask, random: () => random }) };
};
const minutes = (n: number) => vi.advanceTimersByTimeAsync(n * 60_000);
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

test('asks at once, and then every two minutes', async () => {
  const { ask } = asking(async () => true);
  await seconds(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await minutes(6);
  expect(ask).toHaveBeenCalledTimes(4);
});

test.each([
  [0, 96],
  [1, 144],
])('spreads the two minutes by a fifth (%d)', async (random, after) => {
  const { ask } = asking(async () => true, random);
  await seconds(after - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('without an answer it waits longer and longer, from five seconds to five minutes', async () => {
  const { ask } = asking(() => Promise.reject(new Error('no network')));
  const waits: number[] = [];
  await seconds(0);
  for (let calls = 1; calls < 9; calls += 1) {
    let waited = 0;
    while (ask.mock.calls.length === calls) {
      await seconds(1);
      waited += 1;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
});

test('after an answer the next failure waits five seconds again', async () => {
  let isThere = false;
  const { ask } = asking(async () => isThere);
  await seconds(5 + 10);
  expect(ask).toHaveBeenCalledTimes(3);
  isThere = true;
  await seconds(20);
  isThere = false;
  await minutes(2);
  expect(ask).toHaveBeenCalledTimes(5);
  await seconds(5);
  expect(ask).toHaveBeenCalledTimes(6);
});

test('gives up a question after five seconds', async () => {
  const { ask } = asking(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await seconds(5);
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await seconds(5);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('asks one at a time: news during a question is asked for after it', async () => {
  const { ask, feed } = asking(() => new Promise((resolve) => setTimeout(resolve, 3000, true)));
  await seconds(1);
  feed.refresh();
  feed.refresh();
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await seconds(1.1);
  expect(ask).toHaveBeenCalledTimes(2);
  await seconds(60);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a later wish does not put off an earlier one', async () => {
  const { ask, feed } = asking(async () => true);
  await seconds(10);
  feed.refresh(500);
  feed.refresh(900);
  await seconds(0.5);
  expect(ask).toHaveBeenCalledTimes(2);
  await seconds(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('stops without anything left behind', async () => {
  const { ask, feed } = asking(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await seconds(1);
  feed.stop();
  await seconds(0);
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
