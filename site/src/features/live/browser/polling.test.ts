import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPolling } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const startTest = (respond: () => Promise<boolean>) => {
  const request = vi.fn(respond);
  const ended = new AbortController();
  return { request, ended, refresh: startPolling(request, 120_000, ended.signal) };
};
const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000);

test('requests at once, and then every two minutes, until it ends', async () => {
  const { request, ended } = startTest(async () => true);
  await seconds(0);
  expect(request).toHaveBeenCalledTimes(1);
  await seconds(360);
  expect(request).toHaveBeenCalledTimes(4);
  ended.abort();
  await seconds(360);
  expect(request).toHaveBeenCalledTimes(4);
});

test('after failures it waits longer and longer, from five seconds to five minutes, and after a response not', async () => {
  let isThere = false;
  const { request } = startTest(async () => isThere);
  await seconds(0);
  let asked = 1;
  for (const wait of [5, 10, 20, 40, 80, 160, 300, 300]) {
    await seconds(wait - 1);
    expect(request).toHaveBeenCalledTimes(asked);
    await seconds(1);
    asked += 1;
    expect(request).toHaveBeenCalledTimes(asked);
  }
  isThere = true;
  await seconds(300);
  isThere = false;
  await seconds(120 + 5);
  expect(request).toHaveBeenCalledTimes(asked + 3);
});

test('one request at a time: what is asked for meanwhile follows it', async () => {
  const { request, refresh } = startTest(() => new Promise((resolve) => setTimeout(resolve, 3000, true)));
  await seconds(1);
  refresh();
  refresh();
  await seconds(1);
  expect(request).toHaveBeenCalledTimes(1);
  await seconds(1.1);
  expect(request).toHaveBeenCalledTimes(2);
  await seconds(60);
  expect(request).toHaveBeenCalledTimes(2);
});
