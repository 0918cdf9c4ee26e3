import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Limits on what a client may send (docs/operations.md). */
export const limits = {
  headerBytes: 16 * 1024,
  addressLength: 8 * 1024,
  bodyBytes: 64 * 1024,
  /** A whole unsaved story, from an editor in preview. */
  storyBytes: 1024 * 1024,
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 30_000,
  /** How often those two are checked; Node's default of 30 s would let the slowest take three times as long. */
  timeoutsCheckedMs: 2_000,
  /** Longer than a proxy in front keeps an idle connection (60 s), so that it never uses one that is being closed. */
  keepAliveTimeoutMs: 65_000,
  /** A connection on which nothing is sent in either direction, also because the visitor does not read. */
  silenceMs: 70_000,
  /** A page costs 10 to 30 ms of CPU time: more are refused before a visitor would wait for two seconds. */
  renders: { running: 4, waiting: 64, waitMs: 5_000 },
  connections: 4_000,
};

/** What Node says by itself to what it cannot read; 400 to anything else. */
const REFUSALS: { readonly [code: string]: string | undefined } = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Some clients send UTF-8 in an address as it is, which Node refuses to read: they are led to the same, encoded. */
function onUnreadable(error: Error & { code?: string; rawPacket?: Buffer }, socket: Duplex): void {
  const line = /^(?:GET|HEAD) \/+([\x21-\xff]*) HTTP\/1\./.exec(error.rawPacket?.toString('latin1') ?? '');
  const encoded = line?.[1]?.replace(
    /[\x7f-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const isMeant = error.code === 'HPE_INVALID_URL' && encoded !== line?.[1];
  const status = isMeant
    ? `308 Permanent Redirect\r\nLocation: /${encoded}`
    : (REFUSALS[error.code ?? ''] ?? '400 Bad Request');
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
  socket.destroy();
}

/** Node's HTTP server with our limits. Connections above the maximum are closed at once. */
export function createHttpServer(onRequest: RequestListener, bounds = limits): Server {
  const http = createServer(
    {
      maxHeaderSize: bounds.headerBytes,
      headersTimeout: bounds.headersTimeoutMs,
      requestTimeout: bounds.requestTimeoutMs,
      connectionsCheckingInterval: bounds.timeoutsCheckedMs,
      keepAliveTimeout: bounds.keepAliveTimeoutMs,
      optimizeEmptyRequests: true,
    },
    onRequest,
  );
  http.on('clientError', onUnreadable);
  http.maxConnections = bounds.connections;
  // Node would drop headers after the 2000th, such as those a proxy appends; their size is bounded above.
  http.maxHeadersCount = 0;
  http.timeout = bounds.silenceMs;
  return http;
}

/** Accepts nothing new, and lets running requests finish; what is not done after `graceMs` is cut off. */
export async function stopGracefully(server: Server, graceMs: number): Promise<void> {
  // Connections in the system's queue are accepted before the socket closes: they would be reset with it.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
