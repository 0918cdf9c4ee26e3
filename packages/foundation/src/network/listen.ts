import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';

/** Starts a server; resolves to its port, which the system chooses when `port` is 0. Rejects when the port is taken. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(port, host, () => {
    server.off('error', reject);
    const address = server.address();
    resolve(typeof address === 'object' && address ? address.port : port);
  });
  return promise;
}

/** `host:port` as in a URL, with brackets around an IPv6 address. */
export const hostAndPort = (host: string, port: number): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Closes a server with its connections, also those with a request under way. */
export function closeServer(server: HttpServer): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  return promise;
}

/** An HTTP server; a `port` of 0 is any. Gives its address, without a slash behind it. Rejects when the port is taken. */
export async function serve(respond?: RequestListener, port = 0, host = '127.0.0.1') {
  const server = createServer(respond);
  const taken = await listen(server, port, host);
  return { url: `http://${hostAndPort(host, taken)}`, port: taken, close: () => closeServer(server) };
}
