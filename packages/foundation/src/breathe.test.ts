import { expect, test } from 'vitest';
import { createBreather } from './breathe.ts';

/** A process that is so busy at each look; after that it is idle. The first look is at the work's own step. */
function breatheIn(...shares: number[]) {
  const rests: number[] = [];
  const busy = () => shares.shift() ?? 0;
  const breathe = createBreather({ busy, rest: async (ms) => void rests.push(ms) });
  return { breathe, rests };
}

test('a process that is busy with nothing else hardly pauses', async () => {
  const { breathe, rests } = breatheIn(1, 0.1);
  await breathe();
  expect(rests).toHaveLength(1);
});

test('the work waits as long as visitors keep the process busy', async () => {
  const { breathe, rests } = breatheIn(1, 0.9, 0.8, 0.6, 0.2, 0.9);
  await breathe();
  expect(rests).toHaveLength(4);
});

test('but not longer than a fifth of a second', async () => {
  const { breathe, rests } = breatheIn(...Array<number>(500).fill(1));
  await breathe();
  expect(rests.reduce((sum, ms) => sum + ms)).toBe(200);
});
