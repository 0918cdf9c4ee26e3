import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mb, ms } from '../format.ts';
import { type LargeLists, makeLargeLists } from '../large-content.ts';
import { LIMITS, outside } from '../limits.ts';
import { type ListKind, listKinds } from '../list-addresses.ts';
import { askEach } from '../load.ts';
import { part } from '../part.ts';
import { cpuSeconds, type Memory, memoryOf } from '../process-usage.ts';
import { type Site, waitUntilOk, withSite } from '../site.ts';
import { median, percentile } from '../statistics.ts';

/** What a page of one kind costs when no cache has it. */
type ListCost = Pick<ListKind, 'name' | 'is'> & {
  /** As a client sees it that asks one after the other. */
  readonly medianMs: number;
  readonly p95Ms: number;
  /** CPU of the site alone, per request. */
  readonly cpuMs: number;
  readonly asked: number;
  readonly fromCache: number;
};

/** What very long lists cost. */
type ListFigures = {
  /** Of each kind: articles, hotspots, bookshops, events. */
  readonly items: number;
  /** From starting the site, with nothing stored from before, until every kind of page was answered once. */
  readonly readyMs: number;
  /** From the change of an article until the search finds it by its new title. */
  readonly publishedMs: number;
  readonly memoryMb: Memory;
  readonly costs: readonly ListCost[];
};

const WARM_UP = 40;
const TIMED = 100;
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 100;

/** What each list has to hold. */
const ITEMS = 10_000;

const LIMIT_OF = { list: LIMITS.listMs, suggestions: LIMITS.suggestionsMs, detail: LIMITS.detailMs } as const;

/** Very long lists of every kind, which are made for it. Takes about a minute. */
export const lists = part<ListFigures>('lists', {
  async measure() {
    const content = makeLargeLists(ITEMS);
    try {
      const options = { contentDir: content.contentDir, eventsDir: content.eventsDir, first: '/robots.txt' };
      return await withSite(options, async (site) => ({ items: ITEMS, ...(await measureAt(site, content)) }));
    } finally {
      content.remove();
    }
  },
  print({ items, costs, readyMs, publishedMs, memoryMb }) {
    console.log(`\nPages that no cache has, with ${items} articles, hotspots, bookshops and touring events`);
    const rows = costs.map(({ name, is, medianMs, p95Ms, cpuMs, asked, fromCache }) => [
      name,
      {
        median: ms(medianMs),
        '95 %': ms(p95Ms),
        'CPU of the site': ms(cpuMs),
        limit: ms(LIMIT_OF[is].max),
        asked,
        'from the cache': fromCache,
      },
    ]);
    console.table(Object.fromEntries(rows));
    console.log(
      `From the start until all of them were answered ${ms(readyMs)}; from a publication until the search knows it ${ms(publishedMs)} (no limits); memory ${mb(memoryMb.now)}, at its highest ${mb(memoryMb.highest)} (limit ${mb(LIMITS.memoryOfManyMb.max)})`,
    );
  },
  judge: ({ costs, memoryMb }) => [
    ...outside('memory with long lists (MB)', memoryMb.now, LIMITS.memoryOfManyMb),
    ...costs.flatMap(({ name, is, medianMs, cpuMs, fromCache }) => [
      ...outside(`${name}, long lists, median (ms)`, medianMs, LIMIT_OF[is]),
      ...outside(`${name}, long lists, CPU (ms)`, cpuMs, LIMIT_OF[is]),
      ...outside(`${name}, long lists, from the cache`, fromCache, LIMITS.none),
    ]),
  ],
});

async function measureAt(site: Site, lists: LargeLists): Promise<Omit<ListFigures, 'items'>> {
  const kinds = listKinds(lists).map((kind) => ({ kind, addresses: kind.addresses()[Symbol.iterator]() }));
  const since = performance.now();
  for (const { addresses } of kinds) await waitUntilOk(site.origin + (addresses.next().value ?? ''));
  const readyMs = site.startMs + performance.now() - since;
  const costs: ListCost[] = [];
  for (const { kind, addresses } of kinds) {
    const some = (count: number): string[] =>
      [...take(addresses, count)].map((address) => site.origin + address);
    await askEach(some(WARM_UP), 1);
    const urls = some(TIMED);
    const before = cpuSeconds(site.pid);
    const responses = await askEach(urls, 1);
    const used = cpuSeconds(site.pid) - before;
    const times = responses.map(({ ms }) => ms);
    costs.push({
      name: kind.name,
      is: kind.is,
      medianMs: median(times),
      p95Ms: percentile(times, 0.95),
      cpuMs: (used * 1000) / responses.length,
      asked: responses.length,
      fromCache: responses.filter(({ fromCache }) => fromCache).length,
    });
  }
  const publishedMs = await untilFound(site.origin, lists);
  return { readyMs, publishedMs, memoryMb: memoryOf(site.pid), costs };
}

function* take<T>(from: Iterator<T>, count: number): Generator<T> {
  for (let at = 0; at < count; at += 1) {
    const next = from.next();
    if (next.done) return;
    yield next.value;
  }
}

const NEW_TITLE = 'Splinternieuwtje';

/** Publishes an article under another title, and searches for that until it is found; the wait in ms. */
async function untilFound(origin: string, { contentDir, slugs }: LargeLists): Promise<number> {
  const slug = slugs.nieuws.at(-1) ?? '';
  const file = join(contentDir, 'stories', 'nieuws', `${slug}.json`);
  const story = JSON.parse(readFileSync(file, 'utf8'));
  const half = `${file}.half`;
  writeFileSync(half, JSON.stringify({ ...story, content: { ...story.content, title: NEW_TITLE } }));
  const since = performance.now();
  renameSync(half, file);
  for (;;) {
    const response = await fetch(`${origin}/zoeken?q=${NEW_TITLE}`);
    const waited = performance.now() - since;
    if ((await response.text()).includes(`/nieuws/${slug}"`)) return waited;
    if (waited > GIVE_UP_MS) throw new Error(`the search does not find ${slug} after a publication`);
    await setTimeout(PAUSE_MS);
  }
}
