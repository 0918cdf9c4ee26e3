import { expect, test } from 'vitest';
import { createYielder } from './event-loop.ts';

/** A process that is this busy at each measurement, and idle after that. The first one covers the work's own step. */
function yielderIn(...shares: number[]) {
  const sleeps: number[] = [];
  const utilization = () => shares.shift() ?? 0;
  const yieldToRequests = createYielder({ utilization, sleep: async (ms) => void sleeps.push(ms) });
  return { yieldToRequests, sleeps };
}

test('in a process that does nothing else the work hardly pauses', async () => {
  const { yieldToRequests, sleeps } = yielderIn(1, 0.1);
  await yieldToRequests();
  expect(sleeps).toHaveLength(1);
});

test('the work waits while requests keep the process busy', async () => {
  const { yieldToRequests, sleeps } = yielderIn(1, 0.9, 0.8, 0.6, 0.2, 0.9);
  await yieldToRequests();
  expect(sleeps).toHaveLength(4);
});

test('but no longer than 200 ms', async () => {
  const { yieldToRequests, sleeps } = yielderIn(...Array<number>(500).fill(1));
  await yieldToRequests();
  expect(sleeps.reduce((sum, ms) => sum + ms)).toBe(200);
});
