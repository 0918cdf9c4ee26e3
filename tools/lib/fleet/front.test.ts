import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS } from '../../../site/server/http/event-streams.ts';
import { page, startTestSite } from '../../../site/server/testing/test-site.ts';
import { signPass } from '../../../site/src/server/preview/preview-access.ts';
import { at } from '../paths.mjs';
import { need, needVarnish, nginx, varnish } from './front.mjs';
import { INSTALL_MS, START_MS, TEST_MS } from './how-to-nginx.mjs';

/** What visitors get through the proxies of `deploy/`, with the site's own server behind them. */

type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string };

let folder: string;
let closing: (() => unknown)[];
// What is installed by the first of them is there for all.
beforeAll(async () => {
  await needVarnish();
  await need('nginx', ['nginx-light']);
}, INSTALL_MS);
beforeEach(() => {
  closing = [];
  folder = mkdtempSync(join(tmpdir(), 'inktvis-front-'));
  // Varnish and nginx work as users of their own.
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}, TEST_MS);

async function listening(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts a proxy in front of the server at `port`, and returns a function that asks it. */
async function inFront(front: typeof varnish, instance: number, change?: (place: string) => void) {
  const port = await getPort();
  const { args } = await front({ folder, port, purgePort: await getPort(), instances: [instance] });
  change?.(folder);
  const child = fork(join(import.meta.dirname, 'guard.mjs'), args, { stdio: 'ignore' });
  closing.push(async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      get({ host: 'localhost', port, path, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('latin1').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      }).on('error', reject);
    });
  await vi.waitFor(async () => expect((await ask('/')).status).toBe(200), { timeout: START_MS });
  return { ask, port };
}

/** The site's own server with one page, and an image service that responds with the requested address. */
async function startSite(scheme = 'http'): Promise<{ readonly port: number; close(): Promise<void> }> {
  const source = await listening((request, response) =>
    response.writeHead(200, { 'content-type': 'image/webp' }).end(request.url),
  );
  const site = await startTestSite({
    siteUrl: `${scheme}://inktvis.example`,
    preview: PREVIEW,
    contentAssetsUrl: `http://127.0.0.1:${source}`,
    render: async (request) => {
      const preview = /inktvis_voorbeeld=/.test(request.headers.get('cookie') ?? '');
      return preview
        ? new Response('concept', { headers: { 'cache-control': 'private' } })
        : page('<p>gewoon</p>');
    },
  });
  closing.push(site.close);
  return { port: Number(new URL(site.origin).port), close: site.close };
}

/** What previews are proved with, and a pass at the time of the test site. */
const PREVIEW = { spaceId: '1001', previewToken: 'een-token', secret: undefined };
const PASS = signPass(PREVIEW, new Date('2024-10-26T08:05:00Z'));

const picture = '/beeld/1001/1600x1066/abc123/naam.webp/m/1080x720/filters:quality(75):format(webp)';
const usual = picture.replace('/beeld', '/f');

describe.each([
  ['Varnish', varnish],
  ['nginx', nginx],
])('through %s', { timeout: TEST_MS }, (_name, front) => {
  test('a screen that is switched on while all instances are away tries again by itself', async () => {
    const site = await startTestSite({ render: async () => page('<p>gewoon</p>') });
    const { ask } = await inFront(front, Number(new URL(site.origin).port));
    await site.close();
    const { status, headers, text } = await ask('/live');
    expect([status, headers.refresh, headers['cache-control']]).toEqual([503, '30', 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<h1>Even niet beschikbaar</h1>');
    // A form is not sent again by itself.
    expect((await ask('/api/contact')).headers.refresh).toBeUndefined();
  });

  test('a picture for data saving is sent to no other visitor, in either order of requests', async () => {
    const { ask } = await inFront(front, (await startSite()).port);
    for (const order of ['lean usual lean', 'usual lean usual']) {
      const path = picture.replace('abc123', order.replaceAll(' ', ''));
      for (const wanted of order.split(' ')) {
        const { text } = await ask(path, wanted === 'lean' ? { 'save-data': 'on' } : {});
        expect([wanted, text.includes('640x427')]).toEqual([wanted, wanted === 'lean']);
      }
    }
  });

  test('words in Save-Data that mean nothing fill no cache', async () => {
    const { ask } = await inFront(front, (await startSite()).port);
    expect((await ask(picture)).text).toBe(usual);
    const odd = await ask(picture, { 'save-data': 'x123' });
    expect([odd.text, odd.headers['x-cache']]).toEqual([usual, 'HIT']);
  });

  test.each([
    ['http', 'inktvis_voorbeeld'],
    ['https', '__Host-inktvis_voorbeeld'],
  ])('over %s a pass in %s passes by what is stored, and the name alone does not', async (scheme, cookie) => {
    const { port, close } = await startSite(scheme);
    const { ask } = await inFront(front, port);
    const texts = [
      await ask('/', { cookie: `a=1; ${cookie}=${PASS}` }),
      await ask('/', { cookie: `a=1; ${cookie}=1.x` }),
      await ask('/'),
      // What a visitor sends is no answer of an instance.
      await ask('/', { cookie: `${cookie}=1.x`, 'x-preview': '1', 'x-asked': '/' }),
    ].map(({ text }) => text);
    expect(texts).toEqual(['concept', ...Array(3).fill('<p>gewoon</p>')]);
    await close();
    const copy = await ask('/', { cookie: `${cookie}=1.x` });
    expect([copy.status, copy.text]).toEqual([200, '<p>gewoon</p>']);
  });
});

test('nginx keeps the stream of Live open when it gave up on a silent call long ago', {
  timeout: TEST_MS,
}, async () => {
  const streams: ServerResponse[] = [];
  const instance = await listening((request, response) => {
    if (request.url === '/') response.end('ready');
    if (request.url !== '/api/live/stroom') return;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: welkom\n\n');
    streams.push(response);
  });
  // The timeout for ordinary responses is shortened, so that the test need not wait for it.
  const { ask, port } = await inFront(nginx, instance, (place) => {
    const conf = join(place, 'nginx', 'site.conf');
    const stated = readFileSync(at('deploy', 'nginx', 'site.conf'), 'utf8');
    writeFileSync(conf, stated.replace('proxy_read_timeout 20s', 'proxy_read_timeout 100ms'));
    const main = join(place, 'nginx', 'nginx.conf');
    writeFileSync(main, readFileSync(main, 'utf8').replace(at('deploy', 'nginx', 'site.conf'), conf));
  });
  const request = get({ host: '127.0.0.1', port, path: '/api/live/stroom', agent: false });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  await once(stream, 'data');
  expect((await ask('/api/suggest')).status).toBe(504);
  streams[0]?.write(':\n\n');
  expect(String((await once(stream, 'data'))[0])).toBe(':\n\n');
  stream.destroy();
});

test('the timeout of nginx for the stream of Live is longer than two heartbeats', () => {
  const conf = readFileSync(at('deploy', 'nginx', 'site.conf'), 'utf8');
  const [, seconds] = /location = \/api\/live\/stroom \{[^}]*proxy_read_timeout (\d+)s;/.exec(conf) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(2 * HEARTBEAT_MS);
});
