import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { writeMadeSpace } from './made-space.ts';

/** What the bench asks: `body` makes it a GraphQL query. `listing` ones filter and sort; those have the limit. */
type BenchQuery = {
  readonly name: string;
  readonly path: string;
  readonly listing: boolean;
  readonly body?: string;
};

const list = (name: string, parameters: Record<string, string>): BenchQuery => ({
  name,
  path: `/v2/cdn/stories?${new URLSearchParams({ token: BENCH_TOKEN, ...parameters })}`,
  listing: true,
});

const BENCH_TOKEN = 'publiek';

/** The reads of a busy site, over a space that `writeMadeSpace` made. */
const queries: readonly BenchQuery[] = [
  list('by date, in a range, with relations', {
    content_type: 'program',
    'filter_query[start_date][gt_date]': '2024-03-01 00:00',
    'filter_query[start_date][lt_date]': '2024-10-01 00:00',
    sort_by: 'content.start_date:asc',
    resolve_relations: 'program.theme',
  }),
  list('by number, one of several values, 100 a page', {
    'filter_query[age][in]': '6,7,8,9,10',
    sort_by: 'content.age:desc:int,name:asc',
    per_page: '100',
  }),
  list('by text, a pattern', { 'filter_query[title][like]': '*brug*', sort_by: 'content.title:asc' }),
  list('by date of publication, a folder, last page', {
    starts_with: 'news_article/',
    published_at_gt: '2024-02-01',
    sort_by: 'published_at:desc',
    page: '60',
  }),
  list('all stories, by name', { sort_by: 'name:asc' }),
  list('alternatives', {
    'filter_query[__or][][drop_in][is]': 'true',
    'filter_query[__or][][age][gt_int]': '12',
    sort_by: 'first_published_at:desc',
  }),
  {
    name: 'GraphQL, a typed list',
    path: '/v1/api',
    listing: true,
    body: '{ ProgramItems(filter_query: { start_date: { gt_date: "2024-05-01" } }, sort_by: "content.start_date:asc") { total items { full_slug content { start_date } } } }',
  },
  { ...list('search, by relevance', { search_term: 'poezie brug' }), listing: false },
  { ...list('search, nothing found', { search_term: 'onvindbaar' }), listing: false },
  { name: 'links, 1000 a page', path: `/v2/cdn/links?token=${BENCH_TOKEN}&per_page=1000`, listing: false },
  { name: 'one story', path: `/v2/cdn/stories/program/program-400?token=${BENCH_TOKEN}`, listing: false },
];

const ROUNDS = 30;
const WARM_UP_ROUNDS = 5;

type QueryTimes = {
  readonly name: string;
  readonly listing: boolean;
  readonly medianMs: number;
  readonly slowestMs: number;
};
export type ContentFigures = {
  readonly stories: number;
  /** From starting the process until it says that it is ready. */
  readonly startMs: number;
  /** Resident memory in megabytes (2^20 bytes): once started, after all queries, and the highest it ever was. */
  readonly memoryMb: { readonly started: number; readonly asked: number; readonly highest: number };
  readonly queries: readonly QueryTimes[];
};

/** Upper limits at 10 000 stories (docs/decisions). */
const contentLimits = { listMedianMs: 20, startMs: 3000, memoryMb: 300 };

async function memory(pid: number): Promise<{ now: number; highest: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: field('VmRSS'), highest: field('VmHWM') };
}

async function timed(url: string, { path, body }: BenchQuery): Promise<number> {
  const start = performance.now();
  const response = await fetch(
    `${url}${path}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', token: BENCH_TOKEN },
          body: JSON.stringify({ query: body }),
        },
  );
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${path}: ${response.status} ${text}`);
  return performance.now() - start;
}

async function ask(url: string, query: BenchQuery): Promise<QueryTimes> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const time = await timed(url, query);
    if (round >= WARM_UP_ROUNDS) times.push(time);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { name: query.name, listing: query.listing, medianMs: at(0.5), slowestMs: at(1) };
}

async function start(dir: string): Promise<{ child: ChildProcess; url: string; startMs: number }> {
  const begin = performance.now();
  const child = fork(join(import.meta.dirname, '..', 'main.ts'), [], {
    env: {
      CONTENT_DIR: join(dir, 'content'),
      IMAGE_CACHE_DIR: join(dir, 'images'),
      CONTENT_PORT: '0',
      CONTENT_TOKEN: BENCH_TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await once(child, 'message');
  const startMs = performance.now() - begin;
  while (!log.includes('"url"')) if (child.stdout) await once(child.stdout, 'data');
  return { child, startMs, url: z.url().parse(/"url":"([^"]+)"/.exec(log)?.[1]) };
}

/**
 * Starts the service as a process of its own over made-up stories and measures start, memory and responses (Linux:
 * reads `/proc`). Takes about ten seconds; rejects when a response is wrong.
 */
export async function measureContentService(stories = 10_000): Promise<ContentFigures> {
  const dir = await mkdtemp(join(tmpdir(), 'inktvis-bench-'));
  let child: ChildProcess | undefined;
  try {
    await writeMadeSpace(join(dir, 'content'), stories);
    const started = await start(dir);
    child = started.child;
    const pid = child.pid ?? 0;
    const { now } = await memory(pid);
    const times: QueryTimes[] = [];
    for (const query of queries) times.push(await ask(started.url, query));
    const after = await memory(pid);
    return {
      stories,
      startMs: started.startMs,
      memoryMb: { started: now, asked: after.now, highest: after.highest },
      queries: times,
    };
  } finally {
    child?.kill('SIGKILL');
    await rm(dir, { recursive: true, force: true });
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const mb = (value: number): string => `${value.toFixed(0)} MB`;

/** Prints the figures as two tables. */
export function printContentFigures({ stories, startMs, memoryMb, queries }: ContentFigures): void {
  console.log(`\nEmbedded content service with ${stories} stories`);
  console.table({
    start: { figure: ms(startMs), limit: ms(contentLimits.startMs) },
    'memory, started': { figure: mb(memoryMb.started), limit: mb(contentLimits.memoryMb) },
    'memory, after the queries': { figure: mb(memoryMb.asked), limit: mb(contentLimits.memoryMb) },
    'memory, at its highest': { figure: mb(memoryMb.highest), limit: '' },
  });
  console.table(
    Object.fromEntries(
      queries.map(({ name, listing, medianMs, slowestMs }) => [
        name,
        {
          median: ms(medianMs),
          slowest: ms(slowestMs),
          limit: listing ? ms(contentLimits.listMedianMs) : '',
        },
      ]),
    ),
  );
}

/** One line for each limit that the figures exceed; empty when there is none. */
export function judgeContent({ startMs, memoryMb, queries }: ContentFigures): string[] {
  const lines = queries
    .filter(({ listing, medianMs }) => listing && medianMs >= contentLimits.listMedianMs)
    .map(({ name, medianMs }) => `content service, ${name}: median ${ms(medianMs)}`);
  if (startMs >= contentLimits.startMs) lines.push(`content service: start takes ${ms(startMs)}`);
  const most = Math.max(memoryMb.started, memoryMb.asked);
  if (most >= contentLimits.memoryMb) lines.push(`content service: ${mb(most)} of memory`);
  return lines;
}
