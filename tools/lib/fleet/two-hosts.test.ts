import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page, startTestSite, type TestSite } from '../../../site/server/testing/test-site.ts';
import { varnish } from './front.mjs';
import { INSTALL_MS, NAME, START_MS, startNginxOf, TEST_MS } from './how-to-nginx.mjs';

/** One of two hosts as docs/how-to/install-on-two-hosts.md installs it: nginx, Varnish, and the site's own server. */

const WORDS = `<p>${'Boeken, en nog eens boeken. '.repeat(200)}</p>`;

let folder: string;
let site: TestSite;
let cache: ReturnType<typeof fork>;
let nginx: Awaited<ReturnType<typeof startNginxOf>>;
let session: ClientHttp2Session;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inktvis-two-hosts-'));
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755);
  site = await startTestSite({
    siteUrl: `https://${NAME}`,
    // As the how-to says: nginx and Varnish both add to `X-Forwarded-For`.
    trustedProxies: 2,
    render: async ({ url }, { visitor }) =>
      url.endsWith('/api/proef') ? new Response(visitor) : page(WORDS),
  });
  const [port, instance] = [await getPort(), Number(new URL(site.origin).port)];
  const { args } = await varnish({ folder, port, purgePort: await getPort(), instances: [instance] });
  cache = fork(join(import.meta.dirname, 'guard.mjs'), args, { stdio: 'ignore' });
  const fetchPage = () => fetch(`http://localhost:${port}/`);
  await vi.waitFor(async () => expect((await fetchPage()).status).toBe(200), { timeout: START_MS });
  nginx = await startNginxOf({
    howTo: 'install-on-two-hosts.md',
    upstream: '127.0.0.1:8080',
    behind: `localhost:${port}`,
  });
  session = connect(`https://${NAME}:${nginx.port}`, { ca: nginx.ca, host: '127.0.0.1', servername: NAME });
  await once(session, 'connect');
}, INSTALL_MS);

async function stopCache() {
  if (!cache || cache.exitCode !== null) return;
  cache.kill('SIGTERM');
  await once(cache, 'exit');
}

afterAll(async () => {
  session?.destroy();
  await nginx?.stop();
  await stopCache();
  await site?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}, TEST_MS);

/** Asks over HTTP/2 with the name of the site; resolves at the headers. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const stream = session.request({ ':path': path, ':authority': NAME, ...headers });
  const [got] = (await once(stream, 'response')) as [IncomingHttpHeaders];
  return { stream, got };
}

async function bodyOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (body: Buffer) => body],
])('a page arrives compressed once, with %s, and then from the cache', async (encoding, decompress) => {
  for (const cached of [undefined, 'HIT']) {
    const { stream, got } = await ask(`/${encoding}`, { 'accept-encoding': encoding });
    const body = await bodyOf(stream);
    expect([got[':status'], got['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
    expect(decompress(body).toString()).toBe(WORDS);
    if (cached) expect(got['x-cache']).toBe(cached);
  }
});

test('the stream of Live passes at once, uncompressed', async () => {
  const { stream, got } = await ask('/api/live/stroom', { 'accept-encoding': 'br, gzip' });
  expect([got['content-type'], got['content-encoding']]).toEqual([
    'text/event-stream; charset=utf-8',
    undefined,
  ]);
  const [first] = (await once(stream, 'data')) as [Buffer];
  expect(first.toString()).toContain('event: welkom\n');
  stream.close();
});

test("the visitor's address is the one that nginx saw, whatever the visitor claims", async () => {
  const { stream } = await ask('/api/proef', { 'x-forwarded-for': '203.0.113.9' });
  expect((await bodyOf(stream)).toString()).toBe('127.0.0.1');
});

test.each(['/healthz', '/readyz', '/metrics'])('%s is hidden from visitors', async (path) => {
  const { stream, got } = await ask(path);
  await bodyOf(stream);
  expect(got[':status']).toBe(404);
});

test('without Varnish a page is asked for again by itself', { timeout: TEST_MS }, async () => {
  await stopCache();
  const { stream, got } = await ask('/live');
  expect([got[':status'], got.refresh, got['cache-control']]).toEqual([503, '30', 'no-store']);
  expect((await bodyOf(stream)).toString()).toContain('<h1>Even niet beschikbaar</h1>');
});
