import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from './statistics.ts';

/** How many responses came, and within what time 99 % of them, in ms as the client saw it. */
type Loaded = { readonly responses: number; readonly p99Ms: number };

/** Asks one address as fast as it responds, over `connections` that stay open. Any response but 2xx is an error. */
export async function load(
  url: string,
  seconds: number,
  connections: number,
  headers: Readonly<Record<string, string>> = { 'accept-encoding': 'gzip' },
): Promise<Loaded> {
  const times: number[] = [];
  const result = await run({ url, duration: seconds, connections, headers }, (ms) => times.push(ms));
  return { responses: result['2xx'], p99Ms: percentile(times, 0.99) };
}

/** What is asked for: an address, and headers beside those of every request. */
type Asked = { readonly url: string; readonly headers?: Readonly<Record<string, string>> };

/** One response: how long it took in ms, and whether it came out of the page cache. */
export type Response = { readonly ms: number; readonly fromCache: boolean };

/** As browsers ask over TLS. */
const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';
/** Between looks at whether all is done, in ms. */
const SAMPLE_MS = 50;

/** Asks each address once, over `connections` each of which asks again as soon as the response is complete. */
export async function askEach(
  asked: readonly (string | Asked)[],
  connections: number,
): Promise<readonly Response[]> {
  const all = asked.map((one) => (typeof one === 'string' ? { url: one } : one));
  const [first] = all;
  if (!first) return [];
  const responses: Response[] = [];
  let next = 0;
  await run(
    {
      url: first.url,
      amount: all.length,
      connections: Math.min(connections, all.length),
      sampleInt: SAMPLE_MS,
      // Each connection has every n-th address: as many as autocannon lets it ask.
      setupClient(client) {
        const own = next++;
        client.setRequests(
          all
            .filter((_, index) => index % connections === own)
            .map(({ url, headers }) => ({
              path: url.slice(new URL(url).origin.length),
              headers: { 'accept-encoding': ACCEPT_ENCODING, ...headers },
            })),
        );
        let fromCache = false;
        client.on('headers', (head: unknown) => {
          fromCache = /,x-cache,(HIT|STALE)(,|$)/i.test(`,${rawHeaders(head)}`);
        });
        client.on('response', (_status, _bytes, ms) => responses.push({ ms, fromCache }));
      },
    },
    () => undefined,
  );
  return responses;
}

/** The parser hands over names and values in one list. */
function rawHeaders(head: unknown): string {
  const headers = typeof head === 'object' && head !== null ? Reflect.get(head, 'headers') : undefined;
  return Array.isArray(headers) ? headers.join(',') : '';
}

async function run(options: autocannon.Options & { sampleInt?: number }, onLatency: (ms: number) => void) {
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, done: autocannon.Result) =>
      error ? reject(error) : resolve(done),
    );
    instance.on('response', (_client: unknown, _status: number, _bytes: number, ms: number) => onLatency(ms));
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} other than 2xx, ${result.errors} errors`);
  return result;
}

/** One response at a steady pace: its status (0 when none came), when it was due and how long it took, in ms. */
type Paced = { readonly status: number; readonly at: number; readonly ms: number };

type Sent = { readonly url: string; readonly json?: object };

const SOCKETS = 250;
const GIVE_UP_MS = 10_000;

/**
 * Sends requests at a steady pace, whether or not earlier ones were answered, which autocannon does in bursts of a
 * second. The time counts from when a request was due, so that a server that delays every request does not look good.
 */
export async function sendAtPace(
  requests: Iterable<Sent> | AsyncIterable<Sent>,
  perSecond: number,
): Promise<readonly Paced[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const start = performance.now();
  const responses: Promise<Paced>[] = [];
  for await (const sent of requests) {
    const at = (responses.length * 1000) / perSecond;
    await pause(Math.max(0, start + at - performance.now()));
    responses.push(
      statusOf(sent, agent).then((status) => ({ status, at, ms: performance.now() - start - at })),
    );
  }
  const all = await Promise.all(responses);
  agent.destroy();
  return all;
}

function statusOf({ url, json }: Sent, agent: Agent): Promise<number> {
  const body = json === undefined ? undefined : JSON.stringify(json);
  const headers = {
    'accept-encoding': 'gzip',
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy());
    sent.on('error', () => resolve(0)).end(body);
  });
}
