import { once } from 'node:events';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { listen, serve } from '@inktvis/foundation/listen';
import { settableClock } from '@inktvis/foundation/testing/settable-clock';
import { onTestFinished } from 'vitest';
import { createSiteServer, type SiteServerOptions } from '../site-server.ts';

/** For tests: a running server on a free port with a clock that stands still, and functions to send it requests. */
export type TestSite = Awaited<ReturnType<typeof startTestSite>>;

/** Starts the server until the test is over; options that are left out have harmless defaults. */
export async function startTestSite(options: Partial<SiteServerOptions>) {
  const clock = settableClock(new Date('2024-10-26T08:05:00Z'));
  const site = createSiteServer({
    render: async () => new Response('niets', { status: 404 }),
    clientDir: '/nonexistent',
    clock,
    siteUrl: 'https://inktvis.example',
    product: 'inktvis',
    contentAssetsUrl: 'http://127.0.0.1:9',
    contentSpaceId: '1001',
    ...options,
  });
  onTestFinished(() => site.close(0));
  const port = await listen(site.server, 0, '127.0.0.1');

  async function ask(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Buffer,
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
    const sent = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }).end(body);
    const [response]: IncomingMessage[] = await once(sent, 'response');
    if (!response) throw new Error('no response');
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(await response.toArray()),
    };
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Lets time pass, in seconds. */
    pass: (seconds: number) => clock.pass(seconds * 1000),
    ask,
    get: (path: string, headers?: Record<string, string>) => ask('GET', path, headers),
    /** Sends exactly these bytes and returns what comes back until the connection closes. */
    raw: (bytes: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk.toString('latin1');
        });
        socket.on('error', reject);
        socket.on('close', () => resolve(text));
      }),
    invalidate: site.invalidate,
    /** Stops as on a signal; see `createSiteServer`. */
    stop: site.close,
    /** How many connections are open. */
    connections: () => promisify(site.server.getConnections.bind(site.server))(),
    close: () => site.close(0),
  };
}

/** Another server, which the site asks, until the test is over; gives its address. */
export async function startSource(respond: RequestListener): Promise<string> {
  const { url, close } = await serve(respond);
  onTestFinished(close);
  return url;
}

/** How a source responds to every request. */
export const answer =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** A promise that the test resolves. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

/** A page as the site's build renders it: fresh for 30 s, and usable for a day more while it is stale. */
export function page(html: string, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cdn-cache-control': 'max-age=30, stale-while-revalidate=86400',
      ...headers,
    },
  });
}
