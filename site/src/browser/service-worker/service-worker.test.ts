import { beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = 'http://site.example';

type Asked = string | { readonly url: string };
const pathOf = (asked: Asked) => (typeof asked === 'string' ? asked : asked.url).replace(ORIGIN, '');

/** A cache as browsers have it, in the order of what was stored. */
class FakeCache {
  readonly stored = new Map<string, Response>();
  match = async (asked: Asked) => this.stored.get(pathOf(asked))?.clone();
  put = async (asked: Asked, response: Response) => void this.stored.set(pathOf(asked), response);
  delete = async (asked: Asked) => this.stored.delete(pathOf(asked));
  keys = async () => [...this.stored.keys()].map((path) => ({ url: ORIGIN + path }));
}

type Listener = (event: object) => void;

const network = vi.fn<(asked: Asked) => Promise<Response>>();
let caches: Map<string, FakeCache>;
let listeners: Map<string, Listener>;

beforeEach(async () => {
  caches = new Map();
  listeners = new Map();
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new FakeCache();
    caches.set(name, cache);
    return cache;
  };
  const match = async (asked: Asked) =>
    (await Promise.all([...caches.values()].map((cache) => cache.match(asked)))).find(Boolean);
  const keys = async () => [...caches.keys()];
  vi.stubGlobal('caches', { open, match, keys, delete: async (name: string) => caches.delete(name) });
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
  });
  vi.stubGlobal('fetch', network.mockReset());
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('BUILD_FILES', ['/_astro/a.js']);
  vi.resetModules();
  await import('./service-worker.ts');
});

/** Dispatches an event to the worker, until all work of it is done; gives its response, if it has one. */
async function dispatch(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  const responses: Promise<Response>[] = [];
  listeners.get(type)?.({
    ...event,
    waitUntil: (one: Promise<unknown>) => work.push(one),
    respondWith: (one: Promise<Response>) => responses.push(one),
  });
  const response = await responses[0];
  await Promise.all(work);
  return response;
}

const ask = (path: string, { mode = 'navigate', headers = {}, method = 'GET' } = {}) =>
  dispatch('fetch', {
    request: { url: new URL(path, ORIGIN).href, method, mode, headers: new Headers(headers) },
  });
const askFile = (path: string) => ask(path, { mode: 'no-cors' });
const store = (message: object) =>
  dispatch('message', { data: { page: null, files: [], saved: [], ...message } });
const stored = () => [...caches.values()].flatMap((cache) => [...cache.stored.keys()]);

const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(`<html><head></head><main>${text}</main></html>`, {
    status,
    headers: { 'content-type': 'text/html', date: new Date().toUTCString(), ...headers },
  });
const responds = (respond: () => Response) => network.mockImplementation(async () => respond());
const isGone = () => network.mockRejectedValue(new TypeError('no network'));
const textOf = async (response: Response | undefined) => (await response?.text()) ?? '';

describe('a page', () => {
  test('is never the stored one while there is a network, whatever its status', async () => {
    responds(() => page('oud'));
    await ask('/nieuws');
    responds(() => page('nieuw'));
    expect(await textOf(await ask('/nieuws'))).toContain('nieuw');
    responds(() => page('stuk', {}, 503));
    expect((await ask('/nieuws'))?.status).toBe(503);
  });

  test('is the stored one without network, and says so', async () => {
    responds(() => page('gelezen'));
    await ask('/nieuws?utm_source=mail');
    isGone();
    expect(await textOf(await ask('/nieuws'))).toMatch(/Geen verbinding\. Bijgewerkt .*gelezen/);
  });

  test('that was never read is the one that says so', async () => {
    isGone();
    await expect(ask('/nieuws')).rejects.toThrow('no network');
    responds(() => page('Je bent offline'));
    await store({});
    isGone();
    expect(await textOf(await ask('/nieuws'))).toContain('Je bent offline');
  });

  test('that was fetched ahead is not stored until it reports itself', async () => {
    responds(() => page('vooruit'));
    await ask('/nieuws', { headers: { 'sec-purpose': 'prefetch' } });
    expect(stored()).toEqual([]);
    await store({ page: `${ORIGIN}/nieuws` });
    expect(stored()).toContain('/nieuws');
  });

  test('is there although the disk is full', async () => {
    responds(() => page('x'));
    const cache = new FakeCache();
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    caches.set('site-paginas-1', cache);
    expect((await ask('/nieuws'))?.status).toBe(200);
  });
});

test.each([
  ['a form', '/contact', { method: 'POST' }],
  ['a call', '/api/suggest?q=a', {}],
  ['data of a page', '/nieuws', { mode: 'cors' }],
  ['another site', 'https://elders.example/beeld/1', { mode: 'no-cors' }],
])('%s goes to the network as if there were no worker', async (_what, path, how) => {
  expect(await ask(path, how)).toBeUndefined();
});

test('the programme as data is what was stored, without a notice', async () => {
  responds(() => Response.json([1]));
  await ask('/programma.json', { mode: 'cors' });
  isGone();
  expect(await (await ask('/programma.json', { mode: 'cors' }))?.json()).toEqual([1]);
});

describe('a page of Live', () => {
  const live = (text: string) => page(text, { 'cache-control': 'no-store' });
  const isOld = async (response: Response | undefined) =>
    expect(await textOf(response)).toContain('<head><meta name="live-bewaard" content="1"></head><main>oud');

  test('is that of the network, and without it the stored one, marked', async () => {
    responds(() => live('oud'));
    expect(await textOf(await ask('/live?scherm=1'))).not.toContain('bewaard');
    isGone();
    await isOld(await ask('/live?scherm=1'));
  });

  test.each([404, 500, 503])('is the stored one when the status is %d', async (status) => {
    responds(() => page('stuk', {}, status));
    expect((await ask('/live'))?.status).toBe(status);
    responds(() => live('oud'));
    await ask('/live');
    responds(() => page('stuk', {}, status));
    await isOld(await ask('/live'));
  });

  test('is the stored one after four seconds', async () => {
    vi.useFakeTimers();
    responds(() => live('oud'));
    await ask('/live');
    network.mockReturnValue(new Promise(() => {}));
    const asked = ask('/live');
    await vi.advanceTimersByTimeAsync(4000);
    await isOld(await asked);
    vi.useRealTimers();
  });
});

test('fifty pages are stored, the last ones read, and the essentials beside them', async () => {
  responds(() => page('x'));
  const numbers = Array.from({ length: 50 }, (_, n) => n);
  await ask('/programma');
  for (const n of [...numbers, 0, 50]) await ask(`/nieuws/${n}`);
  expect(stored()).toHaveLength(51);
  expect(stored()).toEqual(expect.arrayContaining(['/programma', '/nieuws/0', '/nieuws/50']));
  expect(stored()).not.toContain('/nieuws/1');
});

test('what is stored ahead is fetched again after half an hour', async () => {
  const fetched = async (date: Date) => {
    responds(() => page('x', { date: date.toUTCString() }));
    await store({});
    network.mockClear();
    await store({});
    return network.mock.calls.map(([asked]) => asked);
  };
  expect(await fetched(new Date())).toEqual([]);
  caches.clear();
  const before = new Date(Date.now() - 31 * 60_000);
  expect(await fetched(before)).toEqual(['/programma', '/mijn-leeslint', '/programma.json', '/offline']);
});

describe('files', () => {
  test('those of the build are stored when the worker is installed, and then fetched no more', async () => {
    responds(() => new Response('inhoud'));
    await dispatch('install');
    await askFile('/_astro/a.js');
    await askFile('/beeld/1');
    expect(await textOf(await askFile('/beeld/1'))).toBe('inhoud');
    expect(network).toHaveBeenCalledTimes(2);
  });

  test('what is not there is not stored', async () => {
    responds(() => new Response('weg', { status: 404 }));
    await dispatch('install');
    await askFile('/beeld/1');
    expect(stored()).toEqual([]);
  });

  test('too many pictures: the oldest is deleted first, those of the current page last, and never a file', async () => {
    const pictures = Array.from({ length: 80 }, (_, n) => `${ORIGIN}/beeld/${n}`);
    responds(() => new Response('x'));
    await dispatch('install');
    await store({ files: pictures });
    await store({ files: [`${ORIGIN}/beeld/0`, `${ORIGIN}/beeld/nieuw`, 'https://elders.example/beeld/x'] });
    expect(stored()).toHaveLength(81);
    expect(stored()).toEqual(expect.arrayContaining(['/_astro/a.js', '/beeld/0', '/beeld/nieuw']));
    expect(stored()).not.toContain('/beeld/1');
  });
});

test('the caches of earlier versions are deleted', async () => {
  for (const name of ['site-paginas-0', 'site-paginas-1']) caches.set(name, new FakeCache());
  await dispatch('activate');
  expect([...caches.keys()]).toEqual(['site-paginas-1']);
});
