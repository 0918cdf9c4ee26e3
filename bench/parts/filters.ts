import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataHref } from '@inktvis/programme/list-data';
import { distinctAddresses, filterValues, sharedAddresses } from '../filter-addresses.ts';
import { mb, ms, perCpuSecond, percent } from '../format.ts';
import { makeLargeProgramme } from '../large-content.ts';
import { LIMITS, outside } from '../limits.ts';
import { askEach, type Response } from '../load.ts';
import { part } from '../part.ts';
import { cpuSeconds, type Memory, memoryOf } from '../process-usage.ts';
import { type Site, withSite } from '../site.ts';
import { median, percentile } from '../statistics.ts';

/** What a large programme costs. */
type FilterFigures = {
  readonly items: number;
  /** From starting the site, with nothing stored from before, until it has answered a page of the programme. */
  readonly startMs: number;
  readonly memoryMb: { readonly started: number; readonly asked: number; readonly highest: number };
  /** Filtered pages, each asked for once, one after the other, as a client sees them. */
  readonly once: { readonly medianMs: number; readonly p95Ms: number; readonly p99Ms: number };
  /** Requests that the site serves per second of its own CPU time. */
  readonly perCpuSecond: {
    /** Filtered pages, each asked for once. */
    readonly once: number;
    /** What the programme asks for in the browser after a choice, each once. */
    readonly json: number;
    /** The simplest page that is never stored. */
    readonly simplest: number;
    /** The addresses that visitors share: the first time, and all passes together. */
    readonly sharedFirst: number;
    readonly shared: number;
  };
  readonly sharedAddresses: number;
  /** Share of the requests for them that the page cache answered. */
  readonly sharedFromCache: number;
};

const ITEMS = 10_000;
const WARM_UP = 400;
const TIMED = 300;
const ROUNDS = 6;
const PER_ROUND = 150;
const SHARED_PASSES = 10;
const CONNECTIONS = 4;

/** Filters over a programme of 10 000 items, which is made for it. Takes about a minute. */
export const filters = part<FilterFigures>('filters', {
  async measure() {
    const contentDir = makeLargeProgramme(ITEMS);
    try {
      return await withSite({ contentDir, first: '/programma' }, async (site) => ({
        items: ITEMS,
        ...(await measureAt(site, join(contentDir, 'stories'))),
      }));
    } finally {
      rmSync(contentDir, { recursive: true, force: true });
    }
  },
  print({ items, startMs, memoryMb, once, sharedAddresses: shared, sharedFromCache, ...figures }) {
    const rates = figures.perCpuSecond;
    const atLeast = (value: number) => `at least ${value}`;
    console.log(`\nThe programme with ${items} items`);
    console.table({
      'start, until its first page': { figure: ms(startMs), limit: '' },
      'memory, started': { figure: mb(memoryMb.started), limit: '' },
      'memory, after all requests': { figure: mb(memoryMb.asked), limit: mb(LIMITS.memoryOfManyMb.max) },
      'memory, at its highest': { figure: mb(memoryMb.highest), limit: '' },
      'filtered page, median': { figure: ms(once.medianMs), limit: ms(LIMITS.filteredPageMs.max) },
      'filtered page, 95 %': { figure: ms(once.p95Ms), limit: '' },
      'filtered page, 99 %': { figure: ms(once.p99Ms), limit: ms(LIMITS.slowestFilteredMs.max) },
      'filtered pages asked for once': {
        figure: perCpuSecond(rates.once),
        limit: atLeast(LIMITS.filteredPages.min),
      },
      'their JSON': { figure: perCpuSecond(rates.json), limit: atLeast(LIMITS.filteredJson.min) },
      'simplest page that is not stored': { figure: perCpuSecond(rates.simplest), limit: '' },
      [`${shared} filters that are shared, first`]: { figure: perCpuSecond(rates.sharedFirst), limit: '' },
      [`${shared} filters that are shared, rotating`]: {
        figure: perCpuSecond(rates.shared),
        limit: atLeast(LIMITS.sharedFilters.min),
      },
      'of those from the page cache': { figure: percent(sharedFromCache), limit: '' },
    });
  },
  judge: ({ once, perCpuSecond: rates, memoryMb }) => [
    ...outside('filtered page, median (ms)', once.medianMs, LIMITS.filteredPageMs),
    ...outside('filtered page, 99 % (ms)', once.p99Ms, LIMITS.slowestFilteredMs),
    ...outside('filtered pages asked for once (per CPU-second)', rates.once, LIMITS.filteredPages),
    ...outside('JSON of filters (per CPU-second)', rates.json, LIMITS.filteredJson),
    ...outside('filters that are shared (per CPU-second)', rates.shared, LIMITS.sharedFilters),
    ...outside('memory after filters (MB)', memoryMb.asked, LIMITS.memoryOfManyMb),
  ],
});

async function measureAt(site: Site, stories: string): Promise<Omit<FilterFigures, 'items'>> {
  const started: Memory = memoryOf(site.pid);
  const values = filterValues(stories);
  const distinct = distinctAddresses(values);
  let count = 0;
  const many = (wanted: number, next: () => string) =>
    Array.from({ length: wanted }, () => site.origin + next());
  const filtered = (wanted: number) => many(wanted, () => distinct.next().value ?? '');
  /** What the programme asks for in the browser after a choice. */
  const json = (wanted: number) => many(wanted, () => dataHref(distinct.next().value ?? ''));
  const simplest = (wanted: number) => many(wanted, () => `/mijn-leeslint?b=zz${(count++).toString(36)}`);
  const rate = async (asked: readonly string[]) => (await cost(site, asked)).perCpuSecond;

  await askEach(simplest(WARM_UP), CONNECTIONS);
  await askEach(filtered(WARM_UP), CONNECTIONS);
  await askEach(json(WARM_UP), CONNECTIONS);
  const times = (await askEach(filtered(TIMED), 1)).map((response) => response.ms);
  const rounds: { once: number; json: number; simplest: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      once: await rate(filtered(PER_ROUND)),
      json: await rate(json(PER_ROUND)),
      simplest: await rate(simplest(PER_ROUND)),
    });
  }
  const shared = await costOfShared(
    site,
    sharedAddresses(values).map((address) => site.origin + address),
  );
  const after = memoryOf(site.pid);
  return {
    startMs: site.startMs,
    memoryMb: { started: started.now, asked: after.now, highest: after.highest },
    once: { medianMs: median(times), p95Ms: percentile(times, 0.95), p99Ms: percentile(times, 0.99) },
    perCpuSecond: {
      once: median(rounds.map((round) => round.once)),
      json: median(rounds.map((round) => round.json)),
      simplest: median(rounds.map((round) => round.simplest)),
      sharedFirst: shared.first,
      shared: shared.all,
    },
    sharedAddresses: shared.addresses,
    sharedFromCache: shared.fromCache,
  };
}

type Cost = { readonly perCpuSecond: number; readonly responses: readonly Response[] };

async function cost(site: Site, asked: readonly string[]): Promise<Cost> {
  const before = cpuSeconds(site.pid);
  const responses = await askEach(asked, CONNECTIONS);
  return { perCpuSecond: responses.length / (cpuSeconds(site.pid) - before), responses };
}

async function costOfShared(site: Site, urls: readonly string[]) {
  const before = cpuSeconds(site.pid);
  const first = await cost(site, urls);
  const responses = [...first.responses];
  for (let pass = 1; pass < SHARED_PASSES; pass += 1) responses.push(...(await askEach(urls, CONNECTIONS)));
  return {
    addresses: urls.length,
    first: first.perCpuSecond,
    all: responses.length / (cpuSeconds(site.pid) - before),
    fromCache: responses.filter(({ fromCache }) => fromCache).length / responses.length,
  };
}
