import { afterEach, expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

afterEach(() => vi.useRealTimers());

function held() {
  const ends: (() => void)[] = [];
  return {
    ends,
    work: (name: string) => () => new Promise<string>((resolve) => ends.push(() => resolve(name))),
  };
}

test('a few work at a time, the others in the order they came', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 2, patienceMs: 1000 });
  const { ends, work } = held();
  const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => inTurn(work(name)));
  expect(ends).toHaveLength(2);
  expect(await asked[4]).toBeNull();
  for (let done = 0; done < 4; done += 1) {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(done));
    ends[done]?.();
  }
  expect(await Promise.all(asked.slice(0, 4))).toEqual(['a', 'b', 'c', 'd']);
});

test('who waits too long gives up, and the next one is not held up by that', async () => {
  vi.useFakeTimers();
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 5, patienceMs: 1000 });
  const { ends, work } = held();
  const first = inTurn(work('a'));
  const late = inTurn(work('b'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await late).toBeNull();
  const next = inTurn(work('c'));
  ends[0]?.();
  expect(await first).toBe('a');
  await vi.advanceTimersByTimeAsync(0);
  ends[1]?.();
  expect(await next).toBe('c');
});

test('work that fails frees its place', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1, patienceMs: 1000 });
  await expect(inTurn(() => Promise.reject(new Error('geen inkt')))).rejects.toThrow('geen inkt');
  expect(await inTurn(async () => 'b')).toBe('b');
});
