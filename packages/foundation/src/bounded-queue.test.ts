import { expect, test, vi } from 'vitest';
import { createBoundedQueue, Overloaded } from './bounded-queue.ts';

const bounds = { running: 2, waiting: 3, waitMs: 60_000 };

/** Jobs that end on demand, and the order in which they began. */
function jobs(options: Partial<typeof bounds> = {}) {
  const run = createBoundedQueue({ ...bounds, ...options });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const add = (name: number) =>
    run(() => {
      begun.push(name);
      return new Promise<number>((resolve) => ends.push(() => resolve(name)));
    });
  return { add, begun, endNext: () => ends.shift()?.() };
}

test('few jobs run at a time, in order of arrival, and what does not fit is refused at once', async () => {
  const { add, begun, endNext } = jobs();
  const all = [1, 2, 3, 4, 5].map(add);
  await expect(add(6)).rejects.toThrow(Overloaded);
  await vi.waitFor(() => expect(begun).toEqual([1, 2]));
  for (const name of [3, 4, 5]) {
    endNext();
    await vi.waitFor(() => expect(begun.at(-1)).toBe(name));
  }
  endNext();
  endNext();
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
});

test('one that waits too long is refused, and takes no place any more', async () => {
  const { add } = jobs({ running: 1, waiting: 1, waitMs: 1 });
  void add(1);
  await expect(add(2)).rejects.toThrow(Overloaded);
  await expect(add(3)).rejects.toThrow('waited too long');
});

test('a job that fails gives its place to the next', async () => {
  const run = createBoundedQueue({ ...bounds, running: 1 });
  const failed = run(() => Promise.reject(new Error('stuk')));
  const next = run(async () => 'klaar');
  await expect(failed).rejects.toThrow('stuk');
  expect(await next).toBe('klaar');
});
