import { setImmediate as macrotask } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const bounds = { running: 4, runningEach: 2, waiting: 20, waitingEach: 10, waitMs: 60_000 };

/** Jobs that end on demand, and the order in which they began. */
function jobs(options: Partial<typeof bounds> = {}) {
  const queue = createFairQueue({ ...bounds, ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (party: string, count: number) =>
    Array.from({ length: count }, () =>
      queue.run(party, () => {
        begun.push(party);
        return new Promise<string>((resolve) => ends.push(() => resolve(party)));
      }),
    );
  return { add, begun, endNext: () => ends.shift()?.() };
}

test('many requests of one party do not delay the one of another', async () => {
  const { add, begun, endNext } = jobs();
  add('veel', 10);
  add('een', 1);
  add('twee', 1);
  await macrotask();
  expect(begun).toEqual(['veel', 'veel', 'een', 'twee']);
  add('laat', 1);
  endNext();
  await macrotask();
  expect(begun.at(-1)).toBe('laat');
});

test('all of them end', async () => {
  const { add, endNext } = jobs();
  const all = [...add('a', 6), ...add('b', 6)];
  for (let n = 0; n < 12; n += 1) {
    await macrotask();
    endNext();
  }
  expect(await Promise.all(all)).toEqual([...Array(6).fill('a'), ...Array(6).fill('b')]);
});

test('what does not fit is refused at once, to that party only', async () => {
  const { add } = jobs();
  const first = add('veel', 20);
  expect(await Promise.all(first.slice(12))).toEqual(Array(8).fill(null));
  add('ander', 1);
  await macrotask();
});

test('waiting jobs time out', async () => {
  const { add } = jobs({ waitMs: 1 });
  expect(await add('veel', 3).at(-1)).toBeNull();
});

test('a job that fails gives its place to the next', async () => {
  const queue = createFairQueue({ ...bounds, running: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('stuk')));
  const next = queue.run('a', async () => 'klaar');
  await expect(failed).rejects.toThrow('stuk');
  expect(await next).toBe('klaar');
});
