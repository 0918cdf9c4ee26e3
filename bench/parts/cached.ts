import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { ms, percent } from '../format.ts';
import { LIMITS, outside, type Window } from '../limits.ts';
import { load } from '../load.ts';
import { type Missing, part } from '../part.ts';
import { cpuSeconds } from '../process-usage.ts';
import { type ServedPage, startNginx, startVarnish } from '../reference-servers.ts';
import { type Site, withSite } from '../site.ts';
import { median } from '../statistics.ts';

/** Requests that each server answered per second of its own CPU time, and the share ours reaches. */
type Compared = {
  readonly bytes: number;
  readonly rounds: readonly Round[];
  readonly ours: number;
  readonly nginx: number;
  /** Median of the rounds' shares: the two of one round met the same noise. */
  readonly ratio: number;
  /** 99 % of the responses under that load came within, in ms: median of the rounds. */
  readonly p99Ms: { readonly ours: number; readonly nginx: number };
};

type Round = { readonly ours: Measured; readonly nginx: Measured };
type Measured = { readonly perCpuSecond: number; readonly p99Ms: number };

const ROUNDS = 6;
const SECONDS = 2;
const WARM_UP_SECONDS = 4;
const CONNECTIONS = 64;

/** The cached home page beside nginx: one process with its fast path. */
export const cached = compare('cached', 'The cached home page', LIMITS.cached, (site) => againstNginx(site));

/** The same without the fast path: what Node's own HTTP server makes of it. */
export const cachedWithoutFastPath = compare(
  'cachedWithoutFastPath',
  'The cached home page without the fast path',
  LIMITS.cachedWithoutFastPath,
  () => withSite({ env: { FAST_PATH: 'off' } }, (site) => againstNginx(site)),
);

/** The same with Varnish in front; what Varnish and the site use is counted together. */
export const behindVarnish = compare(
  'varnish',
  'The cached home page behind Varnish',
  LIMITS.behindVarnish,
  async (site) => {
    const varnish = await startVarnish(site.origin);
    if ('missing' in varnish) return varnish;
    try {
      return await againstNginx(varnish, [site.pid]);
    } finally {
      await varnish.stop();
    }
  },
);

function compare(
  name: string,
  what: string,
  limit: Window,
  measure: (site: Site) => Promise<Compared | Missing>,
) {
  return part<Compared>(name, {
    measure,
    print(figures) {
      const row = (ours: number, nginx: number, share = ours / nginx) => ({
        'our server': Math.round(ours),
        nginx: Math.round(nginx),
        share: percent(share),
      });
      console.log(`\n${what}, ${figures.bytes} bytes gzip: requests per CPU-second`);
      const rounds = figures.rounds.map(({ ours, nginx }, at) => [
        `round ${at + 1}`,
        row(ours.perCpuSecond, nginx.perCpuSecond),
      ]);
      const total = ['median', row(figures.ours, figures.nginx, figures.ratio)];
      console.table(Object.fromEntries([...rounds, total]));
      const { ours, nginx } = figures.p99Ms;
      console.log(
        `Under that load 99 % within ${ms(ours)}; nginx ${ms(nginx)}. Limit: ${percent(limit.min)} of nginx`,
      );
    },
    judge: ({ ratio }) => outside(`${what}: share of nginx`, ratio, limit),
  });
}

/**
 * Our process against nginx with the same gzip file and headers, in turns, so that a noisy machine bothers both.
 * `behind` are other processes that work for ours and count with it.
 */
async function againstNginx(
  target: Pick<Site, 'origin' | 'pid'>,
  behind: readonly number[] = [],
): Promise<Compared | Missing> {
  const page = await fetchCompressed(`${target.origin}/`);
  const nginx = await startNginx(page);
  if ('missing' in nginx) return nginx;
  try {
    await requireSamePage(page, nginx.url);
    const pids = [target.pid, ...behind];
    await measure(`${target.origin}/`, pids, WARM_UP_SECONDS);
    await measure(nginx.url, [nginx.pid], 1);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await measure(`${target.origin}/`, pids, SECONDS);
      rounds.push({ ours, nginx: await measure(nginx.url, [nginx.pid], SECONDS) });
    }
    const middle = (of: (round: Round) => number) => median(rounds.map(of));
    return {
      bytes: page.gzip.length,
      rounds,
      ours: middle(({ ours }) => ours.perCpuSecond),
      nginx: middle((round) => round.nginx.perCpuSecond),
      ratio: middle((round) => round.ours.perCpuSecond / round.nginx.perCpuSecond),
      p99Ms: { ours: middle(({ ours }) => ours.p99Ms), nginx: middle((round) => round.nginx.p99Ms) },
    };
  } finally {
    await nginx.stop();
  }
}

async function measure(url: string, pids: readonly number[], seconds: number): Promise<Measured> {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  const { responses, p99Ms } = await load(url, seconds, CONNECTIONS);
  return { perCpuSecond: responses / (used() - before), p99Ms };
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
          reject(new Error(`${url} responded with ${response.statusCode}, not compressed`));
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
