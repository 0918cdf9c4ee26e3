import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { signPass } from '../../src/server/preview/preview-access.ts';
import { createSecurityHeaders } from '../security/security-headers.ts';
import type { SiteServerOptions } from '../site-server.ts';
import { page, startTestSite, type TestSite } from '../testing/test-site.ts';
import { createPageCache } from './page-cache.ts';
import { readRendered } from './renderer.ts';

const long = 'De inktvis schrijft. '.repeat(100);

const serve = (render: SiteServerOptions['render'], options: Partial<SiteServerOptions> = {}) =>
  startTestSite({ render, ...options });

const seen = ({ status, body, headers }: Awaited<ReturnType<TestSite['get']>>) => [
  status,
  body.toString(),
  headers['x-cache'],
];

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
  const tags = new Set<unknown>();
  for (const [accepted, encoding, decode] of [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ] as const) {
    const { body, headers } = await get('/', { 'accept-encoding': accepted });
    expect(decode(body).toString()).toBe(long);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.etag).toMatch(/^"[^"]+"$/);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
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

test.each([
  [{}, 1],
  [{ 'cache-control': 'private' }, 3],
  [{ 'set-cookie': 'a=b' }, 3],
])(
  'visitors who ask together for what is not stored (%j) share a rendering unless it is personal',
  async (headers: Record<string, string>, renderings) => {
    const security = createSecurityHeaders({ https: false });
    const render = vi.fn(() => readRendered(new Response('weg', { status: 404, headers }), security));
    const cache = createPageCache({ now: () => 0 });
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
  const odd = await get('/programma?type=b&thema=z&thema=a&x=1');
  expect(odd.body.toString()).toBe('?thema=a&thema=z&type=b');
  expect((await get('/programma?thema=a&thema=z&type=b')).headers['x-cache']).toBe('HIT');
  expect(render).toHaveBeenCalledTimes(2);
});

test('nothing of one visitor reaches a stored page', async () => {
  const { get } = await serve(async ({ headers, url }) => page([...headers.keys(), url].join()));
  const host = 'evil.example';
  const personal = { cookie: 'a=b', host, 'x-forwarded-host': host, 'accept-language': 'fr' };
  expect((await get('/', personal)).body.toString()).toBe('accept,https://inktvis.example/');
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

test('a flood of odd addresses does not push a page out of memory', async () => {
  const render = vi.fn(async (request: Request) =>
    page('x'.repeat(5000), {}, new URL(request.url).pathname === '/' ? 200 : 404),
  );
  const { get } = await serve(render, { bounds: { maxBytes: 200_000 } });
  await get('/');
  for (let at = 0; at < 60; at += 1) await get(`/niets-${at}`);
  for (let at = 2; at < 60; at += 1) await get(`/?pagina=${at}`);
  expect((await get('/')).headers['x-cache']).toBe('HIT');
});

test.each([
  ['throws', async () => Promise.reject(new Error('bron weg'))],
  ['responds with 503', async () => new Response('weg', { status: 503 })],
])('when the source %s the old page stays, for as long as it takes, and recovers', async (_what, fail) => {
  let broken = false;
  const render = vi.fn(async () => (broken ? fail() : page('goed')));
  const { get, pass } = await serve(render);
  await get('/');
  broken = true;
  for (const seconds of [31, 86_400, 10 * 86_400]) {
    pass(seconds);
    expect(seen(await get('/'))).toEqual([200, 'goed', 'STALE']);
  }
  const tries = render.mock.calls.length;
  await get('/');
  expect(render).toHaveBeenCalledTimes(tries);
  broken = false;
  pass(60);
  expect((await get('/')).headers['x-cache']).toBe('MISS');
  expect((await get('/')).headers['x-cache']).toBe('HIT');
});

test('a page that hangs gives its old version, and one without is a 503 that says when to come back', async () => {
  let hang = false;
  const never = new Promise<Response>(() => {});
  const { get, pass } = await serve(async () => (hang ? never : page('goed')), {
    bounds: { renderTimeoutMs: 500, timeouts: { expired: 5 } },
  });
  await get('/');
  hang = true;
  pass(100_000);
  expect((await get('/')).body.toString()).toBe('goed');
  const none = await get('/nieuw');
  expect([none.status, none.headers['retry-after']]).toEqual([503, '30']);
});

test('a page can announce a change through its locals', async () => {
  const { get, ask } = await serve(async (request, locals) => {
    if (request.method === 'POST') locals.pageCache.invalidate();
    return page(`${request.method} ${locals.requestId}`);
  });
  const before = (await get('/')).body.toString();
  expect((await get('/')).body.toString()).toBe(before);
  await ask('POST', '/api/webhook', {}, '{}');
  expect((await get('/')).body.toString()).not.toBe(before);
});

test('a page with a last good copy is fresh for seconds only', async () => {
  let outdated = true;
  const { get, pass } = await serve(async (_request, { dependencies, requestId }) => {
    dependencies.outdated = outdated;
    return page(requestId);
  });
  await get('/');
  pass(4);
  expect((await get('/')).headers['x-cache']).toBe('HIT');
  pass(2);
  outdated = false;
  expect((await get('/')).headers['x-cache']).toBe('MISS');
  pass(20);
  expect((await get('/')).headers['x-cache']).toBe('HIT');
});

test('after a change a slow source gives the old page, not an error', async () => {
  let hang = false;
  const { get, invalidate } = await serve(
    async () => (hang ? new Promise<Response>(() => {}) : page('oud')),
    { bounds: { timeouts: { invalidated: 5 } } },
  );
  await get('/');
  hang = true;
  invalidate();
  expect(seen(await get('/'))).toEqual([200, 'oud', 'STALE']);
});

/** What proves that a request comes from an editor, at the time of the test site. */
const keys = { contentSpaceId: '1001', contentPreviewToken: 'een-token', previewSecret: undefined };
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
  [
    'pass of other keys',
    '/',
    { cookie: passCookie(signPass({ ...keys, contentPreviewToken: 'ander' }, start)) },
  ],
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
  const uncached = { 'cache-control': 'private, no-store' };
  expect(valid).toMatchObject({ status: 204, headers: { ...uncached, 'x-preview': '1' } });
  expect([forged.status, forged.headers['x-preview']]).toEqual([204, undefined]);
});
