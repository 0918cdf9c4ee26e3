import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { pages } from './addresses.ts';
import { type ContentFixture, createContentFixture } from './content-fixture.ts';
import { cpuSeconds } from './cpu.ts';
import { liveMemoryMb } from './live-memory.ts';
import { memoryOf } from './memory.ts';
import { freePort } from './processes.ts';
import { median, percentile } from './statistics.ts';
import { startSite, type Target } from './targets.ts';

/** A long time of visitors and editors; times in ms, memory in MB at the median of that part. */
export type Soak = {
  readonly minutes: number;
  readonly answers: number;
  /** Answers of 500 and above, and connections that were cut. */
  readonly failures: number;
  readonly publications: number;
  readonly p99Ms: { readonly firstHalf: number; readonly secondHalf: number };
  readonly memoryMb: { readonly early: number; readonly late: number; readonly highest: number };
  /** What is left when V8 has collected all it can: after the first fifth, and at the end. */
  readonly liveMb: { readonly early: number; readonly late: number };
  readonly cores: number;
};

const MINUTES = 10;
const PER_SECOND = 100;
const EACH_PUBLICATION_MS = 20_000;
const EACH_LOOK_MS = 5000;
/** The first part warms up, until V8 has collected everything once; memory is compared between second fifth and last. */
const PARTS = 5;
const GIVE_UP_MS = 10_000;

/**
 * A hundred requests a second, pages that are kept and pages that are not, while an editor publishes; ten minutes or
 * what `BENCH_SOAK_MINUTES` says. Null when the site is not built.
 */
export async function measureSoak(): Promise<Soak | null> {
  const fixture = await createContentFixture();
  try {
    const inspectPort = await freePort();
    const site = await startSite({ CONTENT_DIR: fixture.contentDir }, '/', inspectPort);
    if (!site) return null;
    try {
      return await soak(site, fixture, Number(process.env.BENCH_SOAK_MINUTES ?? MINUTES), () =>
        liveMemoryMb(inspectPort),
      );
    } finally {
      await site.stop();
    }
  } finally {
    await fixture.remove();
  }
}

async function soak(
  site: Target,
  fixture: ContentFixture,
  minutes: number,
  live: () => Promise<number>,
): Promise<Soak> {
  const length = minutes * 60_000;
  const start = performance.now();
  const passed = () => performance.now() - start;
  const before = cpuSeconds(site.pid);
  const memory: { readonly at: number; readonly mb: number }[] = [];
  const times: { readonly at: number; readonly ms: number }[] = [];
  let failures = 0;
  let publications = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const visits: Promise<void>[] = [];
  let warm: Promise<number> | undefined;
  const visit = async (count: number) => {
    const at = passed();
    const status = await statusOf(site.origin + addressOf(count), agent);
    times.push({ at, ms: passed() - at });
    if (status === 0 || status >= 500) failures += 1;
  };
  for (let count = 0; passed() < length; count += 1) {
    if (passed() >= publications * EACH_PUBLICATION_MS) {
      await fixture.publish(`Uitgave ${publications}`);
      publications += 1;
    }
    if (passed() >= memory.length * EACH_LOOK_MS) memory.push({ at: passed(), mb: memoryOf(site.pid).now });
    if (passed() >= length / PARTS) warm ??= live();
    visits.push(visit(count));
    await pause(Math.max(0, (count * 1000) / PER_SECOND - passed()));
  }
  await Promise.all(visits);
  agent.destroy();
  const highest = memoryOf(site.pid).highest;
  const liveMb = { early: (await warm) ?? Number.NaN, late: await live() };
  const memoryIn = (part: number) =>
    median(memory.filter(({ at }) => Math.floor((at / length) * PARTS) === part).map(({ mb }) => mb));
  const half = (second: boolean) =>
    percentile(
      times.filter(({ at }) => at >= length / 2 === second).map(({ ms }) => ms),
      0.99,
    );
  return {
    minutes,
    answers: times.length,
    failures,
    publications,
    p99Ms: { firstHalf: half(false), secondHalf: half(true) },
    memoryMb: { early: memoryIn(1), late: memoryIn(PARTS - 1), highest },
    liveMb,
    cores: (cpuSeconds(site.pid) - before) / (passed() / 1000),
  };
}

/** One request in four is for something that nobody asked before. */
function addressOf(count: number): string {
  if (count % 8 === 0) return `/zoeken?q=duur%20${count}`;
  if (count % 8 === 4) return `/mijn-leeslint?b=ww${count.toString(36)}`;
  return pages[Math.floor(count / 2) % pages.length]?.address ?? '/';
}

/** 0 when no whole answer came. */
function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    request.setTimeout(GIVE_UP_MS, () => request.destroy());
    request.on('error', () => resolve(0));
  });
}
