import type { IncomingMessage, RequestListener } from 'node:http';
import { serve } from '@inktvis/foundation/listen';
import type { Log } from '@inktvis/foundation/log';
import { createMemoryStore } from '@inktvis/foundation/testing/memory-store';
import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventsClient, type EventsOptions } from './client.ts';
import { uuidOf, wireCollection, wireEvent } from './testing/wire-event.ts';

const KEY = 'sleutel-7f3a';
const NOW = new Date('2024-10-26T08:05:00Z');
const PAGE = '<!doctype html><title>502</title>';

/** Responds to every request with JSON. */
const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/ld+json', ...headers })
      .end(JSON.stringify(body));
  };

/** A source that responds with whatever a test wants, including invalid responses. */
async function startFakeSource(first: RequestListener) {
  let respond = first;
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const { url, close } = await serve((request, response) => {
    asked.push(request.url ?? '');
    headers.push(request.headers);
    respond(request, response);
  });
  return {
    url,
    asked,
    headers,
    respondWith(next: RequestListener) {
      respond = next;
    },
    close,
  };
}

let source: Awaited<ReturnType<typeof startFakeSource>>;
let lines: string[];

beforeEach(async () => {
  lines = [];
  source = await startFakeSource(json(wireCollection([wireEvent(1), wireEvent(2)])));
});
afterEach(() => source.close());

const write = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
const log: Log = { debug: write, info: write, warn: write, error: write };

/** For a source that says nothing; the others have as long as a busy machine needs. */
const IMPATIENT = { readTimeout: 800, requestTimeout: 600 };

const connect = (options: Partial<EventsOptions> = {}) =>
  createEventsClient({
    url: source.url,
    apiKey: KEY,
    label: 'inktvis',
    detailPath: 'inktvis-op-toer',
    lastGoodDir: '/nergens',
    log,
    clock: settableClock(NOW),
    store: createMemoryStore(),
    requestsPerSecond: Number.POSITIVE_INFINITY,
    ...options,
    times: { readTimeout: 60_000, requestTimeout: 60_000, ...options.times },
  });

describe('the list', () => {
  it('asks with the parameters of the Search API and returns a page of events', async () => {
    const read = await connect().list(['voorstelling']);
    expect(source.asked).toEqual([
      '/events?embed=true&labels%5B%5D=inktvis&labels%5B%5D=voorstelling&sort%5BavailableTo%5D=asc&start=0&limit=1000',
    ]);
    expect(source.headers[0]).toMatchObject({ 'x-api-key': KEY });
    expect(read).toMatchObject({ ok: true, outdated: false });
    expect(read.ok && read.value.map(({ slug }) => slug)).toEqual([uuidOf(1), uuidOf(2)]);
  });

  it('a client id goes before the key', async () => {
    await connect({ clientId: 'klant-1' }).list();
    expect(source.headers[0]).toMatchObject({ 'x-client-id': 'klant-1' });
    expect(source.headers[0]).not.toHaveProperty('x-api-key');
  });

  it('a bad event costs that event, and the log names it with what is wrong', async () => {
    source.respondWith(
      json(wireCollection([null, wireEvent(1), { '@id': 'x' }, wireEvent(2, { name: 3 }), []], 5)),
    );
    const read = await connect().list();
    expect(read.ok && read.value.map(({ slug }) => slug)).toEqual([uuidOf(1)]);
    expect(lines.join()).toContain('"skipped":4,"of":5');
    expect(lines.join()).toMatch(new RegExp(`"x: no event",".*${uuidOf(2)}: name: `));
  });

  it.each([
    ['two pages and a bit, in an order that moved', 2_345, 1_000, 2_345, 3],
    ['shorter pages than were asked for', 75, 30, 75, 3],
    ['no end', 1_000_000, 1_000, 10_000, 10],
    ['a total that it does not have', 10, 1_000, 2, 1],
  ])('%s', async (_name, totalItems, itemsPerPage, length, requests) => {
    const member = Array.from({ length }, (_, at) => wireEvent(at, { description: {} }));
    source.respondWith((request, response) => {
      const start = Number(new URL(`http://x${request.url}`).searchParams.get('start'));
      const page = member.slice(Math.max(0, start - 1), start + itemsPerPage);
      json({ member: page, itemsPerPage, totalItems })(request, response);
    });
    const read = await connect().list();
    expect(read.ok && new Set(read.value.map(({ slug }) => slug)).size).toBe(length);
    expect([read.ok && read.value.length, source.asked.length]).toEqual([length, requests]);
    expect(lines.join().includes(`${length} of ${totalItems}`)).toBe(length < totalItems);
  });

  it('no results are no failure', async () => {
    source.respondWith(json(wireCollection([])));
    expect(await connect().list()).toMatchObject({ ok: true, value: [] });
  });
});

it('a page past its deadline waits for nothing: it gets the last good copy, or an error', async () => {
  const client = connect({ times: { fresh: 0, stale: 0 } });
  await client.list();
  source.respondWith(() => {});
  const past = { deadline: performance.now() };
  expect(await client.list([], past)).toMatchObject({ ok: true, outdated: true });
  expect(await client.find(uuidOf(9), past)).toMatchObject({ ok: false });
});

/** The list has nobody; asked for one event the source gives `members`. */
const respondAlone = (members: readonly unknown[]) =>
  source.respondWith((request, response) =>
    json(wireCollection(request.url?.includes('&id=') ? members : []))(request, response),
  );

describe('one event', () => {
  it('that a list had costs no request', async () => {
    const client = connect();
    await client.list();
    expect(await client.find(uuidOf(2))).toMatchObject({ ok: true, value: { title: 'Voorlezen 2' } });
    expect(source.asked).toHaveLength(1);
  });

  it('is asked by id', async () => {
    respondAlone([wireEvent(7)]);
    expect(await connect().find(uuidOf(7).toUpperCase())).toMatchObject({
      ok: true,
      value: { slug: uuidOf(7) },
    });
    expect(source.asked[1]).toContain(`labels%5B%5D=inktvis&id=${uuidOf(7)}&availableFrom=*&availableTo=*`);
  });

  it.each(['', 'bestaat-niet', '../../x', `${uuidOf(1)}&labels=x`, `${uuidOf(1)}\n`, '0', 'x'.repeat(5000)])(
    'a slug that is none costs no request: %s',
    async (slug) => {
      expect(await connect().find(slug)).toEqual({ ok: true, value: null, outdated: false });
      expect(source.asked).toEqual([]);
    },
  );

  it.each([
    ['unknown', []],
    ['another one', [wireEvent(8)]],
    ['deleted', [wireEvent(7, { workflowStatus: 'DELETED' })]],
    ['a draft', [wireEvent(7, { workflowStatus: 'DRAFT', availableFrom: undefined })]],
    ['never published', [wireEvent(7, { availableFrom: undefined })]],
    ['not published yet', [wireEvent(7, { availableFrom: '2024-12-01T00:00:00+01:00' })]],
  ])('that is %s is null', async (_name, members) => {
    respondAlone(members);
    expect(await connect().find(uuidOf(7))).toEqual({ ok: true, value: null, outdated: false });
  });
});

const failures = [
  ['hangs', () => {}],
  ['responds with HTML', (_: unknown, response) => response.writeHead(200).end(PAGE)],
  ['responds with an error page', (_: unknown, response) => response.writeHead(502).end(PAGE)],
  ['fails', json({ status: 500 }, 500)],
  ['refuses the key', json({ detail: `The key ${KEY} is invalid` }, 401)],
  ['refuses the request', json({ type: 'x/not-found', detail: 'Unknown query parameter(s): x' }, 404)],
  ['says slow down', json({}, 429, { 'retry-after': '30' })],
  ['redirects', json({}, 302, { location: 'http://127.0.0.1:9/' })],
  ['cuts the connection', (request) => request.socket.destroy()],
  [
    'cuts the connection halfway',
    (request, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('{"member":[', () => request.socket.destroy());
    },
  ],
  [
    'stops talking halfway',
    (_, response) => {
      response.writeHead(200, { 'content-length': '5000' });
      response.write('{"member":[');
    },
  ],
  ['ends too early', (_: unknown, response) => response.writeHead(200).end('{"member":[')],
  ['responds with another shape', json({ member: {}, totalItems: '3', itemsPerPage: null })],
  ['responds with events that are none', json(wireCollection([{}, null, 'x']))],
] satisfies [string, RequestListener][];

describe.each(failures)('a source that %s', (_name, respond) => {
  it('is a failure with a reason, in time, without the key', async () => {
    source.respondWith(respond);
    const read = await connect({ times: IMPATIENT }).list();
    expect(read).toMatchObject({ ok: false });
    expect(JSON.stringify(read)).not.toContain(KEY);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain(KEY);
  });

  it('leaves the last good copy standing, for lists and what they lead to', async () => {
    const store = createMemoryStore();
    await connect({ store }).list();
    source.respondWith(respond);
    const client = connect({ store, times: IMPATIENT });
    const read = await client.list();
    expect(read).toMatchObject({ ok: true, outdated: true });
    expect(read.ok && read.value).toHaveLength(2);
    expect(await client.find(uuidOf(1))).toMatchObject({
      ok: true,
      outdated: true,
      value: { slug: uuidOf(1) },
    });
  });
});

it('a source that asks to wait is not requested meanwhile', async () => {
  source.respondWith(json({}, 503, { 'retry-after': '60' }));
  const client = connect({ times: { backOff: 0 } });
  await client.list();
  await client.list(['voorstelling']);
  expect(source.asked).toHaveLength(1);
});

it('a wrong request is no reason to ask nothing else', async () => {
  source.respondWith(json({}, 404));
  const client = connect();
  await client.list();
  source.respondWith(json(wireCollection([wireEvent(1)])));
  expect(await client.list(['voorstelling'])).toMatchObject({ ok: true });
});

it('a source that keeps failing is asked nothing while its circuit is open', async () => {
  source.respondWith(json({}, 503));
  const client = connect({ times: { backOff: 1 } });
  await vi.waitFor(async () => {
    await client.list();
    expect(lines.join()).toContain('"state":"open"');
  });
});

it('a flood of unknown slugs is not passed on', async () => {
  source.respondWith(json(wireCollection([])));
  const client = connect({ requestsPerSecond: 5, times: IMPATIENT });
  const reads = await Promise.all(Array.from({ length: 200 }, (_, number) => client.find(uuidOf(number))));
  expect(reads.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(4);
  expect(source.asked.length).toBeLessThanOrEqual(10);
});

it('a key that cannot be sent is a failure, not an exception, and stays out of the log', async () => {
  const read = await connect({ apiKey: `${KEY}\n${KEY}` }).list();
  expect(read).toMatchObject({ ok: false });
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  expect(`${lines.join()}${JSON.stringify(read)}`).not.toContain(KEY);
});

describe('what is known', () => {
  it('is nothing at first, and all events of the label as soon as they came', async () => {
    const client = connect();
    expect(await client.known()).toEqual([]);
    await vi.waitFor(async () => expect(await client.known()).toHaveLength(2));
    expect(source.asked).toEqual([
      '/events?embed=true&labels%5B%5D=inktvis&sort%5BavailableTo%5D=asc&start=0&limit=1000',
    ]);
    expect(await client.known()).toBe(await client.known());
  });

  it('costs no time when the source is silent', async () => {
    source.respondWith(() => {});
    expect(await connect().known()).toEqual([]);
  });
});
