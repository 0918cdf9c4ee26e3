import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { cpuSeconds } from './cpu.ts';
import { chooseLoader } from './load.ts';
import { findNginx, type ServedPage, startNginx } from './nginx.ts';
import { median } from './statistics.ts';
import type { Target } from './targets.ts';

/** Requests that each server answered per second of its own CPU time, and the share ours reaches. */
export type CachedHomeResult = {
  readonly loader: string;
  readonly bytes: number;
  readonly rounds: readonly { readonly ours: number; readonly nginx: number }[];
  readonly ours: number;
  readonly nginx: number;
  /** Median of the rounds' shares: the two of one round met the same noise. */
  readonly ratio: number;
  /** 99 % of the answers under that load came within, in ms: median of the rounds. */
  readonly p99Ms: { readonly ours: number; readonly nginx: number };
};

const rounds = 6;
const secondsPerRound = 2;
const warmUpSeconds = 4;
const connections = 64;

/**
 * The cached home page: our one process against nginx with the same gzip file and headers, in turns, so that a
 * noisy machine bothers both. `behind` are other processes that work for ours and count with it: with Varnish in front
 * the target is Varnish, and the site stands behind. Returns a line that says why when there is nothing to compare with.
 */
export async function measureCachedHome(
  target: Pick<Target, 'origin' | 'pid'>,
  behind: readonly number[] = [],
): Promise<CachedHomeResult | { readonly missing: string }> {
  const { missing } = findNginx();
  if (missing !== undefined) return { missing };
  const page = await fetchCompressed(`${target.origin}/`);
  const nginx = await startNginx(page);
  const loader = chooseLoader();
  try {
    const measure = async (url: string, pids: readonly number[], seconds: number) => {
      const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
      const before = used();
      const { answers, p99Ms } = await loader.load(url, seconds, connections);
      return { perCpuSecond: answers / (used() - before), p99Ms };
    };
    const pids = [target.pid, ...behind];
    await requireSamePage(page, nginx.url);
    await measure(`${target.origin}/`, pids, warmUpSeconds);
    await measure(nginx.url, [nginx.pid], 1);
    const results: { ours: number; nginx: number }[] = [];
    const slowest: { ours: number; nginx: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await measure(`${target.origin}/`, pids, secondsPerRound);
      const other = await measure(nginx.url, [nginx.pid], secondsPerRound);
      results.push({ ours: one.perCpuSecond, nginx: other.perCpuSecond });
      slowest.push({ ours: one.p99Ms, nginx: other.p99Ms });
    }
    const ours = median(results.map((result) => result.ours));
    const theirs = median(results.map((result) => result.nginx));
    return {
      loader: loader.name,
      bytes: page.gzip.length,
      rounds: results,
      ours,
      nginx: theirs,
      ratio: median(results.map((round) => round.ours / round.nginx)),
      p99Ms: {
        ours: median(slowest.map(({ ours }) => ours)),
        nginx: median(slowest.map(({ nginx }) => nginx)),
      },
    };
  } finally {
    await nginx.stop();
  }
}

/** Fetches without unpacking: the bytes on the wire are what is compared. */
async function fetchCompressed(url: string): Promise<ServedPage> {
  return new Promise((resolve, reject) => {
    const ask = request(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const gzip = Buffer.concat(chunks);
        const headers = new Headers();
        for (const [name, values] of Object.entries(response.headersDistinct)) {
          for (const value of values ?? []) headers.append(name, value);
        }
        if (response.statusCode !== 200 || headers.get('content-encoding') !== 'gzip') {
          reject(new Error(`${url} answered ${response.statusCode}, not compressed`));
        } else resolve({ gzip, plain: gunzipSync(gzip), headers });
      });
    });
    ask.on('error', reject).end();
  });
}

async function requireSamePage(page: ServedPage, url: string): Promise<void> {
  const other = await fetchCompressed(url);
  if (!other.gzip.equals(page.gzip)) throw new Error('nginx does not serve the same file');
  const lost = [...page.headers.keys()].filter((name) => !other.headers.has(name));
  if (lost.length > 0) throw new Error(`nginx does not send ${lost.join(', ')}`);
}
