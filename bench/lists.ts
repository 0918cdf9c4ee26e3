import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { cpuSeconds } from './cpu.ts';
import { type LargeLists, makeLargeLists } from './large-lists.ts';
import { type ListKind, listKinds } from './list-addresses.ts';
import { askEach } from './load.ts';
import { type Memory, memoryOf } from './memory.ts';
import { median, percentile } from './statistics.ts';
import { startSite, type Target } from './targets.ts';

/** What a page of one kind costs when no cache has it. */
export type ListCost = Pick<ListKind, 'name' | 'is'> & {
  /** As a client sees it that asks one after the other. */
  readonly medianMs: number;
  readonly p95Ms: number;
  /** CPU of the site alone, per request. */
  readonly cpuMs: number;
  readonly asked: number;
  readonly fromCache: number;
};

/** What very long lists cost. */
export type ListFigures = {
  /** Of each kind: articles, hotspots, bookshops, events. */
  readonly items: number;
  /** From starting the site, with nothing kept from before, until every kind of page was answered once. */
  readonly readyMs: number;
  /** From the change of an article until the search finds it by its new title. */
  readonly publishedMs: number;
  readonly memoryMb: Memory;
  readonly costs: readonly ListCost[];
};

const WARM_UP = 40;
const TIMED = 100;
const LONGEST_WAIT_MS = 120_000;
const PAUSE_MS = 100;

/** Lists of this many items of each kind, which are made for it. Takes about a minute; null when the site is not built. */
export async function measureLists(items: number): Promise<ListFigures | null> {
  const lists = makeLargeLists(items);
  try {
    const settings = { CONTENT_DIR: lists.contentDir, EVENTS_DIR: lists.eventsDir };
    const site = await startSite(settings, '/robots.txt');
    if (!site) return null;
    try {
      return { items, ...(await measureAt(site, lists)) };
    } finally {
      await site.stop();
    }
  } finally {
    lists.remove();
  }
}

async function measureAt(site: Target, lists: LargeLists): Promise<Omit<ListFigures, 'items'>> {
  const kinds = listKinds(lists).map((kind) => ({ kind, addresses: kind.addresses()[Symbol.iterator]() }));
  const since = performance.now();
  for (const { addresses } of kinds) await untilAnswered(site.origin + (addresses.next().value ?? ''));
  const readyMs = site.startMs + performance.now() - since;
  const costs: ListCost[] = [];
  for (const { kind, addresses } of kinds) {
    const some = (count: number): string[] =>
      [...take(addresses, count)].map((address) => site.origin + address);
    await askEach(some(WARM_UP), 1);
    const urls = some(TIMED);
    const before = cpuSeconds(site.pid);
    const answers = await askEach(urls, 1);
    const used = cpuSeconds(site.pid) - before;
    const times = answers.map(({ ms }) => ms);
    costs.push({
      name: kind.name,
      is: kind.is,
      medianMs: median(times),
      p95Ms: percentile(times, 0.95),
      cpuMs: (used * 1000) / answers.length,
      asked: answers.length,
      fromCache: answers.filter(({ fromCache }) => fromCache).length,
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

/** A site that still reads all its content may have nothing to show yet. */
async function untilAnswered(url: string): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.ok) return;
    if (performance.now() > until) throw new Error(`${url} still answers ${answer.status}`);
    await setTimeout(PAUSE_MS);
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
    const answer = await fetch(`${origin}/zoeken?q=${NEW_TITLE}`);
    const waited = performance.now() - since;
    if ((await answer.text()).includes(`/nieuws/${slug}"`)) return waited;
    if (waited > LONGEST_WAIT_MS) throw new Error(`the search does not find ${slug} after a publication`);
    await setTimeout(PAUSE_MS);
  }
}
