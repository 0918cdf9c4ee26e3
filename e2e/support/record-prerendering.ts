import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A server in front of another one. */
type Front = {
  readonly origin: string;
  /** Paths of the pages that a browser renders ahead: those whose files it asked for with that purpose. */
  askedAhead(): readonly string[];
  close(): Promise<void>;
};

/** The worker would ask for the files in the page's stead, and not say why. */
const WITHHELD = '/sw.js';

/**
 * Passes everything on to the site at `target` but its service worker, and notes which pages are rendered ahead
 * (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Purpose).
 */
export async function recordPrerendering(target: string): Promise<Front> {
  const pages: string[] = [];
  const server = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    if (String(headers['sec-purpose']).includes('prerender') && headers.referer)
      pages.push(new URL(headers.referer).pathname);
    if (url === WITHHELD) return void response.writeHead(404).end();
    const outgoing = request(new URL(url, target), { method, headers }, (proxied) => {
      response.writeHead(proxied.statusCode ?? 502, proxied.headers);
      proxied.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    askedAhead: () => pages,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
