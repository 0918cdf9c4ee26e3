import { execFile, spawnSync } from 'node:child_process';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { percentile } from './statistics.ts';

const run = promisify(execFile);

/** How many answers came back, and within what time 99 % of them, in ms as the client saw it. */
export type Loaded = { readonly answers: number; readonly p99Ms: number };

/** A loader asks one address as fast as it can, over kept connections. */
export type Loader = {
  readonly name: string;
  load(url: string, seconds: number, connections: number): Promise<Loaded>;
};

/** `wrk` when it is installed: it takes little CPU from the server it measures. Else a loader in this process. */
export function chooseLoader(): Loader {
  return spawnSync('wrk', ['-v']).error === undefined ? wrk : nodeLoader;
}

const wrk: Loader = {
  name: 'wrk',
  async load(url, seconds, connections) {
    const options = [
      '-t',
      '1',
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      '--latency',
      '-H',
      'Accept-Encoding: gzip',
    ];
    const { stdout } = await run('wrk', [...options, url]);
    const failures = /Non-2xx or 3xx responses: (\d+)|Socket errors: connect (\d+)/.exec(stdout);
    if (failures !== null && failures[0] !== 'Socket errors: connect 0')
      throw new Error(`${url}: ${failures[0]}`);
    const found = /(\d+) requests in/.exec(stdout);
    if (found === null) throw new Error(`wrk said nothing about requests: ${stdout}`);
    return { answers: Number(found[1]), p99Ms: readTime(/99%\s+([\d.]+)(us|ms|s|m)\b/.exec(stdout)) };
  },
};

const inMs: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

const readTime = (found: RegExpExecArray | null): number =>
  Number(found?.[1]) * (inMs[found?.[2] ?? ''] ?? Number.NaN);

const nodeLoader: Loader = {
  name: 'node',
  async load(url, seconds, connections) {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const until = performance.now() + seconds * 1000;
    const times: number[] = [];
    const client = async () => {
      while (performance.now() < until) {
        const since = performance.now();
        await ask(url, agent);
        times.push(performance.now() - since);
      }
    };
    await Promise.all(Array.from({ length: connections }, client));
    agent.destroy();
    return { answers: times.length, p99Ms: percentile(times, 0.99) };
  },
};

/** One answer: how long it took, in ms as the client saw it, and whether it came out of the page cache. */
export type Asked = { readonly ms: number; readonly fromCache: boolean };

const cached = new Set<unknown>(['HIT', 'STALE']);

/** As browsers ask over TLS. */
const ACCEPTED = 'gzip, deflate, br, zstd';

/** Asks each address once over kept connections, each of which asks again as soon as it is answered. */
export async function askEach(urls: Iterable<string>, connections: number): Promise<readonly Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = urls[Symbol.iterator]();
  const answers: Asked[] = [];
  const client = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const since = performance.now();
      const headers = await ask(next.value, agent);
      answers.push({ ms: performance.now() - since, fromCache: cached.has(headers['x-cache']) });
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return answers;
}

function ask(url: string, agent: Agent): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': ACCEPTED } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(response.headers));
    }).on('error', reject);
  });
}
