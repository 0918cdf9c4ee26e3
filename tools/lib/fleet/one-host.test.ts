import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page, startTestSite, type TestSite } from '../../../site/server/testing/test-site.ts';
import { at } from '../paths.mjs';
import { need } from './front.mjs';

/**
 * nginx as docs/how-to/install-on-one-host.md installs it, with the site's own server behind it: the files go where the
 * commands of the how-to put them. Only ports, folders and the certificate are the test's.
 */

const NAME = 'inktvis.example';
const WORDS = `<p>${'Boeken, en nog eens boeken. '.repeat(200)}</p>`;

let folder: string;
let site: TestSite;
let session: ClientHttp2Session;
let port: number;
let plainPort: number;
const closing: (() => unknown)[] = [];

/** The files that the how-to installs below `/etc/nginx`, as `[from, to]`. */
function installed(): [string, string][] {
  const steps = readFileSync(at('docs', 'how-to', 'install-on-one-host.md'), 'utf8');
  return [...steps.matchAll(/^install -m 644 (deploy\/nginx\/\S+) \/etc\/nginx\/(\S+)$/gm)].map(
    ([, from = '', to = '']) => [from, to],
  );
}

/** Debian's own `nginx.conf`, as far as it concerns a site: it compresses, and allows old protocols. */
const mainConf = (place: string): string => `daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
error_log stderr warn;
events {
}
http {
  access_log off;
  gzip on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${place}/${kind};\n`).join('')}
  include conf.d/*.conf;
}
`;

beforeAll(async () => {
  const program = await need('nginx', ['nginx-light']);
  const openssl = await need('openssl', ['openssl']);
  folder = mkdtempSync(join(tmpdir(), 'inktvis-one-host-'));
  // nginx's workers are users of their own.
  chmodSync(folder, 0o777);
  site = await startTestSite({
    siteUrl: `https://${NAME}`,
    trustedProxies: 1,
    render: async () => page(WORDS),
  });
  port = await getPort();
  plainPort = await getPort();
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  await promisify(execFile)(openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`, '-keyout', key, '-out', certificate],
  ]);
  for (const [from, to] of installed()) {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    copyFileSync(at(from), join(folder, to));
    writeFileSync(
      join(folder, to),
      readFileSync(join(folder, to), 'utf8')
        .replaceAll('127.0.0.1:4321', new URL(site.origin).host)
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
        .replace(/^\s*listen \[::\].*$/gm, '')
        .replaceAll(`/etc/letsencrypt/live/${NAME}`, folder)
        .replace('/var/lib/nginx/inktvis', join(folder, 'cache')),
    );
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder));
  const args = [program, '-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = fork(join(import.meta.dirname, 'guard.mjs'), args, { stdio: 'ignore' });
  closing.push(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const ca = readFileSync(certificate);
  const open = () =>
    new Promise<ClientHttp2Session>((resolve, reject) => {
      const opened = connect(`https://${NAME}:${port}`, { ca, host: '127.0.0.1', servername: NAME });
      opened.once('connect', () => resolve(opened)).once('error', reject);
    });
  session = await vi.waitFor(open, { timeout: 9000 });
}, 60_000);

afterAll(async () => {
  session?.destroy();
  for (const close of closing) await close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
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

test('browsers are told to stay with HTTPS, once', async () => {
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

test('plain HTTP leads to HTTPS, at the name of the site for every Host', async () => {
  const request = get({
    host: '127.0.0.1',
    port: plainPort,
    path: '/programma?dag=1',
    headers: { host: 'elders.example' },
    agent: false,
  });
  const [response] = await once(request, 'response');
  response.resume();
  expect([response.statusCode, response.headers.location]).toEqual([301, `https://${NAME}/programma?dag=1`]);
});

test('protocols older than TLS 1.2 are refused', async () => {
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
  const socket = connectTls({ host: '127.0.0.1', port, servername: NAME, rejectUnauthorized: false, ...old });
  await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol version/);
});
