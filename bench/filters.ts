import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataHref } from '@inktvis/programme/filters/address';
import { cpuSeconds } from './cpu.ts';
import { distinctAddresses, filterValues, sharedAddresses } from './filter-addresses.ts';
import { makeLargeProgramme } from './large-programme.ts';
import { type Asked, askEach } from './load.ts';
import { type Memory, memoryOf } from './memory.ts';
import { median, percentile } from './statistics.ts';
import { startSite, type Target } from './targets.ts';

/** What a large programme costs. */
export type FilterFigures = {
  readonly items: number;
  /** From starting the site, with nothing kept from before, until it has answered a page of the programme. */
  readonly startMs: number;
  readonly memoryMb: { readonly started: number; readonly asked: number; readonly highest: number };
  /** Filtered pages, each asked for once, one after the other, as a client sees them. */
  readonly once: { readonly medianMs: number; readonly p95Ms: number; readonly p99Ms: number };
  /** Requests that the site answers per second of its own CPU time. */
  readonly perCpuSecond: {
    /** Filtered pages, each asked for once. */
    readonly once: number;
    /** The same lists as JSON, which the programme asks for in the browser. */
    readonly data: number;
    /** The simplest page that is never stored. */
    readonly simplest: number;
    /** The addresses that visitors share: the first time, and all passes together. */
    readonly sharedFirst: number;
    readonly shared: number;
  };
  /** CPU of a filtered page over that of the simplest one: median of the rounds. */
  readonly costOfSimplest: number;
  readonly sharedAddresses: number;
  /** Share of the requests for them that the page cache answered. */
  readonly sharedFromCache: number;
};

const WARM_UP = 400;
const TIMED = 300;
const ROUNDS = 6;
const PER_ROUND = 150;
const SHARED_PASSES = 10;
const CONNECTIONS = 4;

type Cost = { readonly perCpuSecond: number; readonly answers: readonly Asked[] };

/**
 * Filters over a programme of this many items, which is made for it. Takes about a minute; null when the site is not
 * built.
 */
export async function measureFilters(items: number): Promise<FilterFigures | null> {
  const contentDir = makeLargeProgramme(items);
  try {
    const site = await startSite({ CONTENT_DIR: contentDir }, '/programma');
    if (!site) return null;
    try {
      return { items, ...(await measureAt(site, join(contentDir, 'stories'))) };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(contentDir, { recursive: true, force: true });
  }
}

async function measureAt(site: Target, stories: string): Promise<Omit<FilterFigures, 'items'>> {
  const started: Memory = memoryOf(site.pid);
  const values = filterValues(stories);
  const distinct = distinctAddresses(values);
  let lists = 0;
  const many = (count: number, next: () => string) =>
    Array.from({ length: count }, () => site.origin + next());
  const filtered = (count: number) => many(count, () => distinct.next().value ?? '');
  const data = (count: number) => many(count, () => dataHref(distinct.next().value ?? ''));
  const simplest = (count: number) => many(count, () => `/mijn-leeslint?b=zz${(lists++).toString(36)}`);
  const cost = async (urls: readonly string[]): Promise<Cost> => {
    const before = cpuSeconds(site.pid);
    const answers = await askEach(urls, CONNECTIONS);
    return { perCpuSecond: answers.length / (cpuSeconds(site.pid) - before), answers };
  };

  await askEach(simplest(WARM_UP), CONNECTIONS);
  await askEach(filtered(WARM_UP), CONNECTIONS);
  const times = (await askEach(filtered(TIMED), 1)).map(({ ms }) => ms);
  await askEach(data(WARM_UP), CONNECTIONS);
  const rounds: { once: number; data: number; simplest: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      once: (await cost(filtered(PER_ROUND))).perCpuSecond,
      data: (await cost(data(PER_ROUND))).perCpuSecond,
      simplest: (await cost(simplest(PER_ROUND))).perCpuSecond,
    });
  }
  const shared = sharedAddresses(values).map((address) => site.origin + address);
  const before = cpuSeconds(site.pid);
  const first = await cost(shared);
  const answers = [...first.answers];
  for (let pass = 1; pass < SHARED_PASSES; pass += 1) answers.push(...(await askEach(shared, CONNECTIONS)));
  const sharedSeconds = cpuSeconds(site.pid) - before;
  const after = memoryOf(site.pid);
  return {
    startMs: site.startMs,
    memoryMb: { started: started.now, asked: after.now, highest: after.highest },
    once: { medianMs: median(times), p95Ms: percentile(times, 0.95), p99Ms: percentile(times, 0.99) },
    perCpuSecond: {
      once: median(rounds.map((round) => round.once)),
      data: median(rounds.map((round) => round.data)),
      simplest: median(rounds.map((round) => round.simplest)),
      sharedFirst: first.perCpuSecond,
      shared: answers.length / sharedSeconds,
    },
    costOfSimplest: median(rounds.map((round) => round.simplest / round.once)),
    sharedAddresses: shared.length,
    sharedFromCache: answers.filter(({ fromCache }) => fromCache).length / answers.length,
  };
}
