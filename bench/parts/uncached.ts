import { ms } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { askEach } from '../load.ts';
import { part } from '../part.ts';
import { cpuSeconds } from '../process-usage.ts';
import { median, percentile } from '../statistics.ts';

/** Pages that are made anew for each request: responses per CPU-second, and how long a visitor waits, in ms. */
type Uncached = {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly fromCache: number;
};

const CONNECTIONS = 4;
const WARM_UP = 200;
const REQUESTS = 600;

/** Searches and lists that are never cached, or not cached yet. */
const KINDS: readonly { readonly name: string; address(count: number): string }[] = [
  { name: 'my list', address: (count) => `/mijn-leeslint?b=yy${count.toString(36)}` },
  { name: 'search', address: (count) => `/zoeken?q=inkt%20${count.toString(36)}` },
];

/** Pages that no cache has, at the sample's size. */
export const uncached = part<readonly Uncached[]>('uncached', {
  async measure(site) {
    const figures: Uncached[] = [];
    for (const { name, address } of KINDS) {
      let count = 0;
      const some = (wanted: number) => Array.from({ length: wanted }, () => site.origin + address(count++));
      await askEach(some(WARM_UP), CONNECTIONS);
      const before = cpuSeconds(site.pid);
      const responses = await askEach(some(REQUESTS), CONNECTIONS);
      const used = cpuSeconds(site.pid) - before;
      const times = responses.map((response) => response.ms);
      figures.push({
        name,
        perCpuSecond: responses.length / used,
        medianMs: median(times),
        p99Ms: percentile(times, 0.99),
        fromCache: responses.filter(({ fromCache }) => fromCache).length,
      });
    }
    return figures;
  },
  print(figures) {
    console.log('\nPages that no cache has');
    const rows = figures.map(({ name, perCpuSecond, medianMs, p99Ms, fromCache }) => [
      name,
      {
        'per CPU-second': Math.round(perCpuSecond),
        median: ms(medianMs),
        '99 %': ms(p99Ms),
        limit: ms(LIMITS.uncachedMs.max),
        'from the cache': fromCache,
      },
    ]);
    console.table(Object.fromEntries(rows));
  },
  judge: (figures) =>
    figures.flatMap(({ name, p99Ms }) => outside(`${name}, uncached, 99 % (ms)`, p99Ms, LIMITS.uncachedMs)),
});
