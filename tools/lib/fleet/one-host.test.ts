import { once } from 'node:events';
import { request } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { page, startTestSite, type TestSite } from '../../../site/server/testing/test-site.ts';
import { INSTALL_MS, NAME, startNginxOf } from './how-to-nginx.mjs';

/** nginx as docs/how-to/install-on-one-host.md installs it, with the site's own server behind it. */

const WORDS = `<p>${'Boeken, en nog eens boeken. '.repeat(200)}</p>`;

let site: TestSite;
let nginx: Awaited<ReturnType<typeof startNginxOf>>;
let session: ClientHttp2Session;

beforeAll(async () => {
  site = await startTestSite({
    siteUrl: `https://${NAME}`,
    trustedProxies: 1,
    render: async () => page(WORDS),
  });
  const behind = new URL(site.origin).host;
  nginx = await startNginxOf({ howTo: 'install-on-one-host.md', upstream: '127.0.0.1:4321', behind });
  session = connect(`https://${NAME}:${nginx.port}`, { ca: nginx.ca, host: '127.0.0.1', servername: NAME });
  await once(session, 'connect');
}, INSTALL_MS);

afterAll(async () => {
  session?.destroy();
  await nginx?.stop();
  await site?.close();
});

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
])('a page arrives over HTTP/2 compressed once, with %s', async (encoding, decompress) => {
  // Twice: as the site gives it, and as nginx keeps it.
  for (const _ of [1, 2]) {
    const { stream, got } = await ask('/', { 'accept-encoding': encoding });
    const body = await bodyOf(stream);
    expect([got[':status'], got['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
    expect(decompress(body).toString()).toBe(WORDS);
  }
});

test('the HSTS header is sent, once', async () => {
  const { stream, got } = await ask('/');
  await bodyOf(stream);
  expect(session.alpnProtocol).toBe('h2');
  expect(got['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
});

test('the stream of Live passes at once, uncompressed', async () => {
  const { stream, got } = await ask('/api/live/stroom', { 'accept-encoding': 'br, gzip' });
  expect([got['content-type'], got['content-encoding']]).toEqual([
    'text/event-stream; charset=utf-8',
    undefined,
  ]);
  const [first] = (await once(stream, 'data')) as [Buffer];
  expect(first.toString()).toContain('event: ');
  stream.close();
});

test.each(['/healthz', '/readyz', '/metrics'])('%s is hidden from visitors', async (path) => {
  const { stream, got } = await ask(path);
  await bodyOf(stream);
  expect(got[':status']).toBe(404);
});

/** Asks over plain HTTP, with the `Host` of another site. */
async function askPlain(method: string, path: string) {
  const headers = { host: 'elders.example' };
  const sent = request({
    host: '127.0.0.1',
    port: nginx.plainPort,
    method,
    path,
    headers,
    agent: false,
  }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  return [response.statusCode, response.headers.location];
}

test('plain HTTP leads to HTTPS, at the name of the site for every Host', async () => {
  expect(await askPlain('GET', '/programma?dag=1')).toEqual([301, `https://${NAME}/programma?dag=1`]);
});

test('a form sent over plain HTTP is refused, not redirected', async () => {
  expect(await askPlain('POST', '/api/contact')).toEqual([403, undefined]);
});

test('what visitors look for, and tokens of links in mails, do not stand in the log of nginx', async () => {
  const { stream } = await ask('/nieuwsbrief/bevestigen?token=geheim');
  await bodyOf(stream);
  await askPlain('GET', '/zoeken?q=geheim');
  await expect
    .poll(nginx.accessLog)
    .toMatch(/"GET \/nieuwsbrief\/bevestigen HTTP\/2.0" 200 .*"GET \/zoeken HTTP\/1.1" 301 /s);
  expect(nginx.accessLog()).not.toContain('geheim');
});

test('protocols older than TLS 1.2 are refused', async () => {
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
  const socket = connectTls({
    host: '127.0.0.1',
    port: nginx.port,
    servername: NAME,
    rejectUnauthorized: false,
    ...old,
  });
  await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol version/);
});

/** Opens a connection with these suites of TLS 1.2 alone; resolves to the one that was agreed on. */
async function agreed(ciphers: string): Promise<string> {
  const tls = { host: '127.0.0.1', port: nginx.port, servername: NAME, ca: nginx.ca } as const;
  const socket = connectTls({ ...tls, maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` });
  await once(socket, 'secureConnect');
  const { name } = socket.getCipher();
  socket.destroy();
  return name;
}

test.each([
  'AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES128-SHA',
  'ECDHE-ECDSA-AES256-SHA384',
  'aNULL',
  'DES-CBC3-SHA',
])('a suite without forward secrecy or authenticated encryption is refused: %s', async (suite) => {
  await expect(agreed(suite)).rejects.toThrow(/handshake failure|no ciphers available|no cipher match/);
});

test.each([
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
])('what every browser of today offers is taken: %s', async (suite) => {
  expect(await agreed(suite)).toBe(suite);
});
