import { expect, test } from 'vitest';
import type { BrowserFigures } from './browser.ts';
import type { FilterFigures } from './filters.ts';
import type { Accepting } from './outbox.ts';
import { judge, judgeBrowser, judgeFilters, judgeOutbox } from './windows.ts';

const home = (script: number) => ({ address: '/', status: 200, html: 1, script, style: 1, font: 1 });
const cached = (ratio: number) => ({
  loader: 'wrk',
  bytes: 1,
  rounds: [],
  ours: ratio,
  nginx: 1,
  ratio,
  p99Ms: { ours: 1, nginx: 1 },
});

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

const filters = (medianMs: number, shared: number): FilterFigures => ({
  items: 10_000,
  startMs: 1,
  memoryMb: { started: 1, asked: 1, highest: 1 },
  once: { medianMs, p95Ms: 99, p99Ms: 40 },
  perCpuSecond: { once: 500, data: 900, simplest: 1, sharedFirst: 1, shared },
  costOfSimplest: 1,
  sharedAddresses: 220,
  sharedFromCache: 1,
});

test.each([
  [5, 600, 0],
  [30.1, 600, 1],
  [0.1, 600, 1],
  [5, 399, 1],
  [5, 30_000, 1],
  [Number.NaN, Number.NaN, 2],
])('a filtered page in %d ms and %d shared ones per CPU-second give %i lines', (medianMs, shared, lines) => {
  expect(judgeFilters(filters(medianMs, shared))).toHaveLength(lines);
});

const run: Accepting = {
  mailsToo: false,
  offered: 6000,
  accepted: 6000,
  kept: 6000,
  perSecond: 299.8,
  medianMs: 4,
  p99Ms: 20,
  slowestMs: 300,
  cores: 0.5,
  others: 0,
};

test.each<[Partial<Accepting>, number]>([
  [{}, 0],
  [{ kept: 5999 }, 1],
  [{ kept: 6001 }, 1],
  [{ accepted: 5999, kept: 5999 }, 1],
  [{ perSecond: 290 }, 1],
  [{ p99Ms: 101 }, 1],
  [{ p99Ms: 0.1 }, 1],
  [{ cores: 1.2 }, 1],
  [{ cores: 0 }, 1],
  [{ p99Ms: Number.NaN, cores: Number.NaN }, 2],
])('messages of which %j give %i lines', (parts, lines) => {
  const other = { ...run, mailsToo: true };
  expect(judgeOutbox({ syncMs: 1, pinned: true, runs: [{ ...run, ...parts }, other] })).toHaveLength(lines);
});

type Measured = { update: number; script: number; style: number; lcp: number; shift: number };

function browser(parts: Partial<Measured>): BrowserFigures {
  const { update, script, style, lcp, shift } = {
    update: 50,
    script: 9000,
    style: 25_000,
    lcp: 1500,
    shift: 0,
    ...parts,
  };
  const came = { document: 12_000, style, font: 55_000, image: 200_000 };
  return {
    address: '/programma',
    chromium: '140',
    update: { median: update, slowest: 200 },
    loading: { lcpMs: lcp, shift },
    withScript: { ...came, script },
    withoutScript: { ...came, script: 0 },
  };
}

test.each<[Partial<Measured>, number]>([
  [{}, 0],
  [{ update: 101 }, 1],
  [{ update: 1 }, 1],
  [{ script: 95_001 }, 1],
  [{ script: 0 }, 1],
  [{ style: 48_001 }, 1],
  [{ lcp: 2001 }, 1],
  [{ lcp: Number.NaN }, 1],
  [{ shift: 0.02 }, 1],
])('in the browser %j gives %i lines', (parts, lines) => {
  expect(judgeBrowser(browser(parts))).toHaveLength(lines);
});
