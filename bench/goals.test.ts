import { expect, test } from 'vitest';
import { judgeLighthouse, judgeLists, judgeSoak, judgeTyping, judgeWeights } from './goals.ts';
import type { LighthouseFigures } from './lighthouse.ts';
import type { ListCost } from './lists.ts';
import type { Soak } from './soak.ts';
import type { Came, Weight } from './weights.ts';

const came: Came = {
  document: 9000,
  style: 20_000,
  script: 3000,
  font: 55_000,
  image: 90_000,
  other: 0,
  bytes: 177_000,
  requests: 14,
};

test.each<[Weight['name'], Partial<Came>, number]>([
  ['article with pictures', {}, 0],
  ['article with pictures', { requests: 17 }, 1],
  ['article with pictures', { bytes: 250_001 }, 1],
  ['article with pictures', { bytes: 1, requests: 1 }, 2],
  ['page', { script: 8001 }, 1],
  ['page', { script: 0 }, 1],
  ['filtered', { script: 90_000, requests: 40 }, 0],
  ['filtered', { script: 95_001 }, 1],
])('%s with %j gives %i lines', (name, parts, lines) => {
  const part = { ...came, ...parts };
  expect(judgeWeights([{ name, address: '/', loaded: part, walked: part, ahead: 2 }])).toHaveLength(lines);
});

type Judged = LighthouseFigures['pages'][number];
const judged: Judged = {
  name: 'home',
  address: '/',
  scores: { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 },
  lcpMs: 1500,
  tbtMs: 0,
  cls: 0,
  below: [],
};

test.each<[Partial<Judged>, number]>([
  [{}, 0],
  [{ scores: { ...judged.scores, performance: 0.97 } }, 1],
  [{ scores: { ...judged.scores, seo: 0.99 } }, 1],
  [{ lcpMs: 1801, tbtMs: 51, cls: 0.001 }, 3],
  [{ lcpMs: Number.NaN }, 1],
])('Lighthouse with %j gives %i lines', (parts, lines) => {
  expect(judgeLighthouse({ runs: 1, pages: [{ ...judged, ...parts }] })).toHaveLength(lines);
});

const soak: Soak = {
  minutes: 10,
  answers: 60_000,
  failures: 0,
  publications: 30,
  p99Ms: { firstHalf: 20, secondHalf: 20 },
  memoryMb: { early: 200, late: 205, highest: 240 },
  liveMb: { early: 50, late: 51 },
  cores: 0.3,
};

test.each<[Partial<Soak>, number]>([
  [{}, 0],
  [{ failures: 1 }, 1],
  [{ memoryMb: { early: 200, late: 230, highest: 240 } }, 1],
  [{ memoryMb: { early: 340, late: 351, highest: 360 } }, 1],
  [{ liveMb: { early: 50, late: 56 } }, 1],
  [{ liveMb: { early: 50, late: Number.NaN } }, 1],
])('a long time with %j gives %i lines', (parts, lines) => {
  expect(judgeSoak({ ...soak, ...parts })).toHaveLength(lines);
});

test.each([
  [120, 0],
  [301, 1],
  [1, 1],
])('95 %% of the characters within %i ms gives %i lines', (p95Ms, lines) => {
  expect(judgeTyping({ characters: 50, medianMs: 60, p95Ms, slowestMs: 500 })).toHaveLength(lines);
});

test.each<[Partial<ListCost>, number]>([
  [{}, 0],
  [{ medianMs: 31 }, 1],
  [{ medianMs: 31, is: 'suggestions' }, 0],
  [{ medianMs: 51, cpuMs: 51, is: 'suggestions' }, 2],
  [{ cpuMs: 0.1 }, 1],
  [{ fromCache: 1 }, 1],
])('a long list with %j gives %i lines', (over, lines) => {
  const cost: ListCost = {
    ...{ name: 'news', is: 'list', medianMs: 10, p95Ms: 90, cpuMs: 9, asked: 100, fromCache: 0 },
    ...over,
  };
  const figures = { items: 10_000, readyMs: 1, publishedMs: 1, memoryMb: { now: 1, highest: 1 } };
  expect(judgeLists({ ...figures, costs: [cost] })).toHaveLength(lines);
});
