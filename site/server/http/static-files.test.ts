import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { precompress } from '../precompress.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const css = '.kop { color: rebeccapurple } '.repeat(60);
let folder: string;
let site: TestSite;

beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder, '_astro'));
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '_astro', 'Kop.Ab3.css'), css);
  writeFileSync(join(folder, 'klein.txt'), 'klein');
  writeFileSync(join(folder, 'vlek.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'groot.mp4'), Buffer.alloc(2 * 1024 * 1024, 'ab'));
  writeFileSync(join(folder, '.geheim'), 'geheim');
  writeFileSync(join(folder, '.well-known', 'security.txt'), 'Contact: mailto:x@inktvis.example');
  precompress(folder);
  site = await startTestSite({ clientDir: folder });
});

test('a built file is sent in the encoding the browser accepts, cacheable for a year', async () => {
  const path = '/_astro/Kop.Ab3.css';
  const br = await site.get(path, { 'accept-encoding': 'gzip, br' });
  const gzip = await site.get(path, { 'accept-encoding': 'gzip' });
  expect(brotliDecompressSync(br.body).toString()).toBe(css);
  expect(gunzipSync(gzip.body).toString()).toBe(css);
  expect((await site.get(path)).body.toString()).toBe(css);
  expect(br.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test('other files are revalidated, which costs a 304', async () => {
  expect((await site.get('/.well-known/security.txt')).status).toBe(200);
  const first = await site.get('/klein.txt?v=2');
  expect(first.headers['cache-control']).toContain('must-revalidate');
  expect((await site.get('/klein.txt', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
  expect((await site.ask('HEAD', '/klein.txt')).headers['content-length']).toBe('5');
});

test.each([
  ['/.geheim', 404],
  ['/%2egeheim', 404],
  ['/_astro/Kop.Ab3.css.br', 404],
  ['/_astro/', 404],
  ['/_astro/niets.js', 404],
  ['/_astro/../.geheim', 400],
])('%s is not served: %i', async (path, status) => {
  const response = await site.get(path);
  expect(response.status).toBe(status);
  expect(response.body.toString()).not.toContain('geheim\n');
});

test('an SVG may be shown elsewhere, and is sandboxed when it is opened as a document', async () => {
  expect((await site.get('/vlek.svg')).headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringMatching(/sandbox.*frame-ancestors 'none'/),
  });
});

test('a part of a large file is sent by itself; one that it does not have is 416', async () => {
  const part = await site.get('/groot.mp4', { range: 'bytes=-5' });
  expect([part.status, part.body.length, part.headers['content-range']]).toEqual([
    206,
    5,
    'bytes 2097147-2097151/2097152',
  ]);
  expect((await site.get('/groot.mp4', { range: 'bytes=9999999-' })).status).toBe(416);
});

test('a file that was deleted after the start is 404, and the server keeps running', async () => {
  rmSync(join(folder, 'groot.mp4'));
  expect((await site.get('/groot.mp4')).status).toBe(404);
  expect((await site.get('/klein.txt')).status).toBe(200);
});

test('a precondition that fails is 412, and no fault of the server', async () => {
  expect((await site.get('/klein.txt', { 'if-match': '"ander"' })).status).toBe(412);
});
