import { expect, test } from 'vitest';
import { judge } from './windows.ts';

const home = (script: number) => ({ address: '/', status: 200, html: 1, script, style: 1, font: 1 });
const cached = (ratio: number) => ({ loader: 'wrk', bytes: 1, rounds: [], ours: ratio, nginx: 1, ratio });

test.each([
  [home(60_000), cached(0.7), 0],
  [home(90_001), cached(0.7), 1],
  [home(499), cached(0.7), 1],
  [home(60_000), cached(0.49), 1],
  [home(60_000), cached(1.6), 1],
  [undefined, undefined, 0],
])('a limit that is passed in either direction gives a line (%#)', (page, result, lines) => {
  expect(judge(page, result)).toHaveLength(lines);
});

test.each([
  [60, 0],
  [2001, 1],
  [1, 1],
])('a publication that takes %i ms gives %i lines', (worst, lines) => {
  expect(judge(undefined, undefined, [{ page: 'home', median: 50, worst }])).toHaveLength(lines);
});
