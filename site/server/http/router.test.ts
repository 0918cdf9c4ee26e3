import { expect, test } from 'vitest';
import type { SiteServerOptions } from '../site-server.ts';
import { page, startTestSite } from '../testing/test-site.ts';

const echo: SiteServerOptions['render'] = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/fout/')) return page(`eigen ${pathname}`, {}, Number(pathname.slice(6)));
  if (pathname === '/stuk') throw new Error('geheim pad /srv/site/entry.mjs');
  if (request.method === 'POST')
    return Response.json({
      length: (await request.text()).length,
      type: request.headers.get('content-type'),
      origin: new URL(request.url).origin,
    });
  return pathname.length > 20 ? new Response('geen', { status: 404 }) : page(`pagina ${pathname}`);
};

const serve = (options: Partial<SiteServerOptions> = {}) => startTestSite({ render: echo, ...options });

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'POST'])(
  '%s on a page is 405',
  async (method) => {
    const { ask } = await serve();
    const response = await ask(method, '/');
    expect(response).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(response.body.toString()).toBe('eigen /fout/405');
  },
);

test.each([
  ['BREW / HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
  ['\x16\x03\x01\x02\x00\x01', '400'],
  ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: a\r\n\r\n', '400'],
  [
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
  ],
  ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  [`GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, '414'],
  ['GET / HTTP/1.0\r\n\r\n', '200'],
])('malformed and unusual requests get a clean response (%#)', async (bytes, status) => {
  const { raw } = await serve();
  const response = await raw(bytes);
  expect(response.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(response).not.toMatch(/x-powered-by|^server:| at .*\.(ts|js):/im);
});

test('a form post below /api/ arrives whole, with its type and the origin the visitor used', async () => {
  const { ask } = await serve();
  const body = 'a'.repeat(64 * 1024);
  const response = await ask('POST', '/api/contact', { 'content-type': 'text/plain' }, body);
  expect(JSON.parse(response.body.toString())).toEqual({
    length: body.length,
    type: 'text/plain',
    origin: 'https://inktvis.example',
  });
});

test.each([
  ['GET', '/programma'],
  ['GET', '/Programma'],
  ['GET', '/fout/404'],
  ['POST', '/api/contact'],
])('what Host says decides nothing: %s %s', async (method, path) => {
  const { ask } = await serve();
  const outcome = async (host: string) => {
    const body = method === 'POST' ? '{}' : undefined;
    const response = await ask(method, path, { host, 'x-forwarded-host': host }, body);
    return [response.status, response.headers.location, response.body.toString()];
  };
  expect(await outcome('evil.example')).toEqual(await outcome('inktvis.example'));
});

test('a post without a body has an empty one', async () => {
  const { raw } = await serve();
  const response = await raw('POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toContain('{"length":0,');
});

const [html, json] = ['text/html; charset=utf-8', 'application/json; charset=utf-8'];
const tooLarge = '{"error":"Dit bericht is te groot"}';

test.each<[Record<string, string>, type: string, body: string]>([
  [{ 'content-length': '65537' }, html, 'eigen /fout/413'],
  [{ 'transfer-encoding': 'chunked' }, html, 'eigen /fout/413'],
  [{ 'content-type': json }, json, tooLarge],
  [{ accept: 'application/json' }, json, tooLarge],
])('a body over 64 kB is 413, for a script in JSON (%o)', async (headers, type, body) => {
  const { ask } = await serve();
  const response = await ask('POST', '/api/contact', headers, 'a'.repeat(65_537));
  expect(response).toMatchObject({ status: 413, headers: { 'content-type': type } });
  expect(response.body.toString()).toBe(body);
});

test('an address that is no URL, and claims to be a preview, gets a clean response', async () => {
  const preview = { contentSpaceId: '1001', contentPreviewToken: 'een-token', previewSecret: undefined };
  const { ask } = await serve({ preview });
  expect((await ask('GET', '//[?_storyblok_tk[space_id]=1001')).status).toBe(308);
});

test('an address in another form redirects permanently to its canonical address', async () => {
  const { get } = await serve();
  const response = await get('/Programma//?thema=a&x=1');
  expect([response.status, response.headers.location]).toEqual([308, '/programma?thema=a&x=1']);
  expect((await get('//evil.example/')).headers.location).toBe('/evil.example');
});

test('an internal error shows the error page and nothing of the error', async () => {
  const { get } = await serve();
  const response = await get('/stuk');
  expect([response.status, response.body.toString()]).toEqual([500, 'eigen /fout/500']);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a page that failed asks for itself again, as a screen in a hall needs; a form does not', async () => {
  const { ask, get } = await serve();
  expect((await get('/stuk')).headers.refresh).toBe('60');
  expect((await ask('POST', '/api/contact', {}, 'a'.repeat(65_537))).headers.refresh).toBeUndefined();
  expect((await ask('POST', '/stuk', {})).headers.refresh).toBeUndefined();
  expect((await get('/_app')).headers.refresh).toBeUndefined();
});

test('when even the error page fails, a plain Dutch page is sent', async () => {
  const { get } = await serve({ render: async () => Promise.reject(new Error('geheim')) });
  for (const [path, status] of [
    ['/x', 500],
    ['/%', 400],
    ['/_app', 404],
  ] as const) {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.body.toString()).toMatch(/^<!doctype html>\s*<html lang="nl-BE">[\s\S]*<h1>[^<]+<\/h1>/);
    expect(response.body.toString()).not.toContain('geheim');
  }
});

test.each(['/fout/500', '/fout/503', '/500', '/404', '/FOUT/500/'])(
  'the error page at %s is no address',
  async (path) => {
    const { get } = await serve();
    expect((await get(path)).status).toBe(404);
  },
);
