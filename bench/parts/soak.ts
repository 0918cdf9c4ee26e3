import { createContentFixture } from '@inktvis/e2e/content-fixture';
import { PAGE_KINDS } from '@inktvis/e2e/pages';
import getPort from 'get-port';
import { mb, ms } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { sendAtPace } from '../load.ts';
import { part } from '../part.ts';
import { cpuSeconds, liveMemoryMb, memoryOf } from '../process-usage.ts';
import { type Site, withSite } from '../site.ts';
import { median, percentile } from '../statistics.ts';
import { articleOf } from './freshness.ts';

/** A long time of visitors and editors; times in ms, memory in MB at the median of that part. */
type Soak = {
  readonly minutes: number;
  readonly responses: number;
  /** Responses of 500 and above, and connections that were cut. */
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
/**
 * The first part warms up, until V8 has collected everything once; memory is compared between second fifth and last.
 */
const PARTS = 5;

/** A hundred requests a second while an editor publishes; ten minutes or what `BENCH_SOAK_MINUTES` says. */
export const soak = part<Soak>('soak', {
  byNameOnly: true,
  async measure() {
    const fixture = await createContentFixture();
    const inspectPort = await getPort();
    const minutes = Number(process.env.BENCH_SOAK_MINUTES ?? MINUTES);
    try {
      return await withSite({ contentDir: fixture.dir, inspectPort }, (site) =>
        measureAt(site, articleOf(fixture), minutes, () => liveMemoryMb(inspectPort)),
      );
    } finally {
      await fixture.close();
    }
  },
  print({ p99Ms, memoryMb, liveMb, ...figures }) {
    console.log(`\n${figures.minutes} minutes of visitors and an editor`);
    console.table({
      responses: { figure: String(figures.responses) },
      failures: { figure: String(figures.failures) },
      publications: { figure: String(figures.publications) },
      '99 %, first half': { figure: ms(p99Ms.firstHalf) },
      '99 %, second half': { figure: ms(p99Ms.secondHalf) },
      'memory, second fifth': { figure: mb(memoryMb.early) },
      'memory, last fifth': { figure: mb(memoryMb.late) },
      'memory, at its highest': { figure: mb(memoryMb.highest) },
      'held after a collection, first fifth': { figure: mb(liveMb.early) },
      'held after a collection, at the end': { figure: mb(liveMb.late) },
      cores: { figure: figures.cores.toFixed(2) },
    });
  },
  judge: ({ failures, memoryMb, liveMb }) => [
    ...outside('soak: failures', failures, LIMITS.none),
    ...outside('soak: growth of memory', memoryMb.late / memoryMb.early, LIMITS.growth),
    ...outside('soak: growth of what is held after a collection', liveMb.late / liveMb.early, LIMITS.growth),
    ...outside('soak: memory at the end (MB)', memoryMb.late, LIMITS.memoryMb),
  ],
});

async function measureAt(
  site: Site,
  publish: (title: string) => Promise<void>,
  minutes: number,
  live: () => Promise<number>,
): Promise<Soak> {
  const length = minutes * 60_000;
  const start = performance.now();
  const passed = () => performance.now() - start;
  const before = cpuSeconds(site.pid);
  const memory: { readonly at: number; readonly mb: number }[] = [];
  let publications = 0;
  let warm: Promise<number> | undefined;
  /** The requests of all visitors; between them the editor publishes and memory is looked at. */
  async function* visits() {
    for (let count = 0; passed() < length; count += 1) {
      if (passed() >= publications * EACH_PUBLICATION_MS) await publish(`Uitgave ${publications++}`);
      if (passed() >= memory.length * EACH_LOOK_MS) memory.push({ at: passed(), mb: memoryOf(site.pid).now });
      if (passed() >= length / PARTS) warm ??= live();
      yield { url: site.origin + addressOf(count) };
    }
  }
  const responses = await sendAtPace(visits(), PER_SECOND);
  const highest = memoryOf(site.pid).highest;
  const liveMb = { early: (await warm) ?? Number.NaN, late: await live() };
  const memoryIn = (nth: number) =>
    median(memory.filter(({ at }) => Math.floor((at / length) * PARTS) === nth).map((look) => look.mb));
  const p99Of = (half: (at: number) => boolean) =>
    percentile(
      responses.filter(({ at }) => half(at)).map((response) => response.ms),
      0.99,
    );
  return {
    minutes,
    responses: responses.length,
    failures: responses.filter(({ status }) => status === 0 || status >= 500).length,
    publications,
    p99Ms: { firstHalf: p99Of((at) => at < length / 2), secondHalf: p99Of((at) => at >= length / 2) },
    memoryMb: { early: memoryIn(1), late: memoryIn(PARTS - 1), highest },
    liveMb,
    cores: (cpuSeconds(site.pid) - before) / (passed() / 1000),
  };
}

/** One request in four is for something that is not cached. */
function addressOf(count: number): string {
  if (count % 8 === 0) return `/zoeken?q=duur%20${count}`;
  if (count % 8 === 4) return `/mijn-leeslint?b=ww${count.toString(36)}`;
  return PAGE_KINDS[Math.floor(count / 2) % PAGE_KINDS.length]?.address ?? '/';
}
