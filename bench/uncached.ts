import { cpuSeconds } from './cpu.ts';
import { askEach } from './load.ts';
import { median, percentile } from './statistics.ts';
import type { Target } from './targets.ts';

/** Pages that are made anew for each request: answers per CPU-second, and how long a visitor waits, in ms. */
export type Uncached = {
  readonly name: string;
  readonly perCpuSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly fromCache: number;
};

const CONNECTIONS = 4;
const WARM_UP = 200;
const REQUESTS = 600;

/** Words and lists that nobody asked for before; kept by no cache, or not there yet. */
const kinds: readonly { readonly name: string; address(count: number): string }[] = [
  { name: 'ribbon', address: (count) => `/mijn-leeslint?b=yy${count.toString(36)}` },
  { name: 'search', address: (count) => `/zoeken?q=inkt%20${count.toString(36)}` },
];

/** Pages that no cache has, at the size of the demo. */
export async function measureUncached(site: Target): Promise<readonly Uncached[]> {
  const figures: Uncached[] = [];
  for (const { name, address } of kinds) {
    let count = 0;
    const some = (wanted: number) => Array.from({ length: wanted }, () => site.origin + address(count++));
    await askEach(some(WARM_UP), CONNECTIONS);
    const before = cpuSeconds(site.pid);
    const answers = await askEach(some(REQUESTS), CONNECTIONS);
    const used = cpuSeconds(site.pid) - before;
    const times = answers.map(({ ms }) => ms);
    figures.push({
      name,
      perCpuSecond: answers.length / used,
      medianMs: median(times),
      p99Ms: percentile(times, 0.99),
      fromCache: answers.filter(({ fromCache }) => fromCache).length,
    });
  }
  return figures;
}
