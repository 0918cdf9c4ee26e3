import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { signPass } from '../../src/server/preview/preview-access.ts';
import { createSecurityHeaders } from '../security/security-headers.ts';
import type { SiteServerOptions } from '../server-options.ts';
import { gate, page, startTestSite, type TestSite } from '../testing/test-site.ts';
import { createPageCache } from './page-cache.ts';
import { readRendered } from './rendered.ts';

const long = 'De inktvis schrijft. '.repeat(100);
let site: TestSite;
afterEach(() => site.close());

async function serve(render: SiteServerOptions['render'], options: Partial<SiteServerOptions> = {}) {
  site = await startTestSite({ render, ...options });
  return site;
}

/** A rendering that says which number it is. */
const counting = (headers: Record<string, string> = {}) => {
  const render = vi.fn(async () => page(`versie ${render.mock.calls.length}`, headers));
  return render;
};

test('a page is rendered once and served from memory while it is fresh', async () => {
  const render = counting();
  const { get, pass } = await serve(render);
  const first = await get('/');
  pass(12);
  const second = await get('/');
  expect(first.headers).toMatchObject({ 'x-cache': 'MISS', age: '0' });
  expect(second.headers).toMatchObject({ 'x-cache': 'HIT', age: '12' });
  expect(second.body.toString()).toBe('versie 1');
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(second.headers['cdn-cache-control']).toBe('max-age=30, stale-while-revalidate=86400');
  expect(render).toHaveBeenCalledTimes(1);
});

test('every form holds the same page and has its own strong ETag', async () => {
  const { get } = await serve(async () => page(long));
  const [br, gzip, plain] = await Promise.all(
    ['br, gzip', 'gzip', ''].map((accepted) => get('/', { 'accept-encoding': accepted })),
  );
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(long);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(long);
  expect(plain?.body.toString()).toBe(long);
  expect(br?.headers['content-encoding']).toBe('br');
  expect(gzip?.headers['content-encoding']).toBe('gzip');
  expect(plain?.headers['content-encoding']).toBeUndefined();
  const tags = [br, gzip, plain].map((response) => response?.headers.etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  for (const response of [br, gzip, plain]) {
    expect(response?.headers.vary).toBe('Accept-Encoding');
    expect(response?.headers['content-length']).toBe(String(response?.body.length));
  }
});

test('an unchanged page is answered with 304, also when the tag stands in a list', async () => {
  const { get } = await serve(async () => page(long));
  const { headers } = await get('/', { 'accept-encoding': 'gzip' });
  for (const tag of [headers.etag ?? '', `"oud", W/${headers.etag}`, '*']) {
    const again = await get('/', { 'accept-encoding': 'gzip', 'if-none-match': tag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(again.headers['content-length']).toBeUndefined();
  }
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const render = counting();
  const { ask, get } = await serve(render);
  const head = await ask('HEAD', '/');
  const full = await get('/');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(render).toHaveBeenCalledTimes(1);
});

test('many visitors at once cost one rendering', async () => {
  const barrier = gate();
  const render = vi.fn(async () => {
    await barrier.opened;
    return page('een');
  });
  const { get } = await serve(render);
  const responses = Array.from({ length: 20 }, () => get('/'));
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  barrier.open();
  expect((await Promise.all(responses)).every((response) => response.body.toString() === 'een')).toBe(true);
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  [{}, 1],
  [{ 'cache-control': 'private' }, 3],
])(
  'visitors who ask together for what is not stored (%j) share a rendering unless it is personal',
  async (headers, renderings) => {
    const security = createSecurityHeaders({ https: false });
    const render = vi.fn(() => readRendered(new Response('weg', { status: 404, headers }), security));
    const cache = createPageCache({ maxBytes: 1000, now: () => 0 });
    const outcomes = await Promise.all(['/x', '/x', '/x'].map((address) => cache.get(address, render)));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['rendered', 'rendered', 'rendered']);
    expect(render).toHaveBeenCalledTimes(renderings);
  },
);

test('unknown parameters make no second copy and do not reach the page', async () => {
  const render = vi.fn(async (request: Request) => page(new URL(request.url).search || 'geen'));
  const { get } = await serve(render);
  expect((await get('/?utm_source=x')).body.toString()).toBe('geen');
  expect((await get('/?fbclid=y')).headers['x-cache']).toBe('HIT');
  expect((await get('/programma?type=b&thema=z&thema=a&x=1')).body.toString()).toBe(
    '?thema=a&thema=z&type=b',
  );
  expect((await get('/programma?thema=a&thema=z&type=b')).headers['x-cache']).toBe('HIT');
  expect(render).toHaveBeenCalledTimes(2);
});

test('nothing of one visitor reaches a stored page', async () => {
  const seen: string[] = [];
  const { get } = await serve(async (request) => {
    seen.push([...request.headers.keys()].join(), request.url);
    return page('x');
  });
  await get('/', {
    cookie: 'a=b',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'accept-language': 'fr',
  });
  expect(seen).toEqual(['accept', 'https://inktvis.example/']);
});

test.each([
  [{ 'cdn-cache-control': 'no-store' }],
  [{ 'cdn-cache-control': 'private, max-age=30' }],
  [{ 'cache-control': 'private, no-store' }],
  [{ 'set-cookie': 'a=b' }],
])('a response with %o is never stored', async (headers: Record<string, string>) => {
  const render = counting(headers);
  const { get } = await serve(render);
  await get('/');
  const second = await get('/');
  expect(second.body.toString()).toBe('versie 2');
  expect(second.headers['cache-control']).not.toContain('public');
});

test('what was made for one visitor is not given to another who waited for it', async () => {
  const barrier = gate();
  const render = vi.fn(async () => {
    const number = render.mock.calls.length;
    await barrier.opened;
    return page('x', { 'set-cookie': `bezoeker=${number}` });
  });
  const { get } = await serve(render);
  const both = [get('/'), get('/')];
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  barrier.open();
  const cookies = (await Promise.all(both)).map((response) => response.headers['set-cookie']?.[0]);
  expect(new Set(cookies).size).toBe(2);
});

test('a page that is gone is not served from memory any more', async () => {
  let gone = false;
  const { get, pass } = await serve(async () => (gone ? new Response('weg', { status: 404 }) : page('er')));
  await get('/');
  gone = true;
  pass(31);
  expect((await get('/')).status).toBe(404);
  expect((await get('/')).status).toBe(404);
});

test('a 404 is stored only when it says so', async () => {
  const render = vi.fn(async (request: Request) =>
    request.url.endsWith('/bewaard') ? page('404', {}, 404) : new Response('404', { status: 404 }),
  );
  const { get } = await serve(render);
  for (const path of ['/bewaard', '/bewaard', '/los', '/los']) expect((await get(path)).status).toBe(404);
  expect(render).toHaveBeenCalledTimes(3);
});

test('a flood of odd addresses does not push a page out of memory', async () => {
  const render = vi.fn(async (request: Request) =>
    page('x'.repeat(5000), {}, new URL(request.url).pathname === '/' ? 200 : 404),
  );
  const { get } = await serve(render, { pageCacheBytes: 200_000 });
  await get('/');
  for (let at = 0; at < 60; at += 1) await get(`/niets-${at}`);
  for (let at = 2; at < 60; at += 1) await get(`/?pagina=${at}`);
  expect((await get('/')).headers['x-cache']).toBe('HIT');
});

/** What proves that a request comes from an editor, at the time of the test site. */
const keys = { spaceId: '1001', previewToken: 'een-token', secret: undefined };
const start = new Date('2024-10-26T08:05:00Z');
const passCookie = (pass: string) => `x=1; __Host-inktvis_voorbeeld=${pass}`;
const editorQuery = (token: string) =>
  new URLSearchParams({
    '_storyblok_tk[space_id]': '1001',
    '_storyblok_tk[timestamp]': String(start.getTime() / 1000),
    '_storyblok_tk[token]': token,
  }).toString();
const signed = createHash('sha1')
  .update(`1001:een-token:${start.getTime() / 1000}`)
  .digest('hex');

const drawing = () =>
  vi.fn(async (request: Request) =>
    page(`${new URL(request.url).search}${request.headers.get('cookie') ?? ''}`, {
      'cache-control':
        request.headers.has('cookie') || request.url.includes('_tk') ? 'private, no-store' : '',
    }),
  );

test.each([
  ['the cookie', '/', { cookie: passCookie(signPass(keys, start)) }],
  ['its address', `/?${editorQuery(signed)}`, {}],
])(
  'a preview by %s passes by the cache and keeps its parameters',
  async (_what, path, headers: Record<string, string>) => {
    const render = drawing();
    const { get } = await serve(render, { preview: keys });
    await get('/');
    const response = await get(path, headers);
    await get(path, headers);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.body.toString()).toBe(path.slice(1) + (headers.cookie ?? ''));
    expect(render).toHaveBeenCalledTimes(3);
  },
);

test.each([
  ['cookie with the name alone', '/', { cookie: passCookie('abc') }],
  ['pass of other keys', '/', { cookie: passCookie(signPass({ ...keys, previewToken: 'ander' }, start)) }],
  ['pass that has ended', '/', { cookie: passCookie(signPass(keys, new Date('2024-10-25T08:05:00Z'))) }],
  ['signature that is none', `/?${editorQuery('abc')}`, {}],
])('a %s gets the stored page', async (_what, path, headers: Record<string, string>) => {
  const render = drawing();
  const { get } = await serve(render, { preview: keys });
  await get('/');
  expect((await get(path, headers)).headers['x-cache']).toBe('HIT');
  expect(render).toHaveBeenCalledTimes(1);
});

test('a cache in front is told whether the cookie is a pass', async () => {
  const { get } = await serve(drawing(), { preview: keys });
  const ask = (pass: string) => get('/api/preview/pas', { cookie: passCookie(pass) });
  const [valid, forged] = [await ask(signPass(keys, start)), await ask('abc')];
  expect([valid.status, valid.headers['x-preview'], valid.headers['cache-control']]).toEqual([
    204,
    '1',
    'private, no-store',
  ]);
  expect([forged.status, forged.headers['x-preview']]).toEqual([204, undefined]);
});
