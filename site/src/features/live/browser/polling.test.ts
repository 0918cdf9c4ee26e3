import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const startTest = (respond: (signal: AbortSignal) => Promise<boolean>, random = 0.5) => {
  const request = vi.fn(respond);
  return { request, polling: startPolling({ request, random: () => random }) };
};
const minutes = (n: number) => vi.advanceTimersByTimeAsync(n * 60_000);
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

test('requests at once, and then every two minutes', async () => {
  const { request } = startTest(async () => true);
  await seconds(0);
  expect(request).toHaveBeenCalledTimes(1);
  await minutes(6);
  expect(request).toHaveBeenCalledTimes(4);
});

test.each([
  [0, 96],
  [1, 144],
])('spreads the two minutes by a fifth (%d)', async (random, after) => {
  const { request } = startTest(async () => true, random);
  await seconds(after - 1);
  expect(request).toHaveBeenCalledTimes(1);
  await seconds(1);
  expect(request).toHaveBeenCalledTimes(2);
});

test('after failures it waits longer and longer, from five seconds to five minutes', async () => {
  const { request } = startTest(() => Promise.reject(new Error('no network')));
  const waits: number[] = [];
  await seconds(0);
  for (let calls = 1; calls < 9; calls += 1) {
    let waited = 0;
    while (request.mock.calls.length === calls) {
      await seconds(1);
      waited += 1;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
});

test('after a response the next failure waits five seconds again', async () => {
  let isThere = false;
  const { request } = startTest(async () => isThere);
  await seconds(5 + 10);
  expect(request).toHaveBeenCalledTimes(3);
  isThere = true;
  await seconds(20);
  isThere = false;
  await minutes(2);
  expect(request).toHaveBeenCalledTimes(5);
  await seconds(5);
  expect(request).toHaveBeenCalledTimes(6);
});

test('aborts a request after five seconds', async () => {
  const { request } = startTest(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await seconds(5);
  expect(request.mock.calls[0]?.[0].aborted).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
  await seconds(5);
  expect(request).toHaveBeenCalledTimes(2);
});

test('one request at a time: what is asked for meanwhile follows it', async () => {
  const { request, polling } = startTest(() => new Promise((resolve) => setTimeout(resolve, 3000, true)));
  await seconds(1);
  polling.refresh();
  polling.refresh();
  await seconds(1);
  expect(request).toHaveBeenCalledTimes(1);
  await seconds(1.1);
  expect(request).toHaveBeenCalledTimes(2);
  await seconds(60);
  expect(request).toHaveBeenCalledTimes(2);
});

test('stops without anything left behind', async () => {
  const { request, polling } = startTest(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await seconds(1);
  polling.stop();
  await seconds(0);
  expect(request.mock.calls[0]?.[0].aborted).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
