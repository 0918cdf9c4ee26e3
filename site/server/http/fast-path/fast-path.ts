import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { type PlainGet, readPlainGet } from './plain-get.ts';

/** Times in milliseconds. */
export type FastPathOptions = {
  /** Responds at once and completely, or returns false without having touched anything. */
  readonly respond: (request: PlainGet, socket: Socket) => boolean;
  /** How long a connection may wait with its first request. */
  readonly firstRequestMs: number;
  /** How long it may wait with each further one. */
  readonly idleMs: number;
  /** How often that is checked. */
  readonly sweepMs: number;
};

type FastPath = {
  /** Listens in place of the HTTP server; its `close` waits for all connections, also those that were handed over. */
  readonly server: Server;
  /** Closes connections that are between two requests. Those without a request so far are handed over. */
  closeIdle(): void;
};

type Waiting = { readonly release: () => void; hasResponded: boolean; until: number };

/**
 * A server that responds to plain requests for stored pages before Node's HTTP layer allocates objects for them, and
 * hands every other connection to `http` (README.md). A connection stays here only between whole requests that were
 * responded to: at the first bytes that are anything else, `http` gets it with those bytes, for good.
 */
export function createFastPath(http: HttpServer, options: FastPathOptions): FastPath {
  const { respond, firstRequestMs, idleMs, sweepMs } = options;
  const waiting = new Map<Socket, Waiting>();

  /** Node documents this event for injecting connections: https://nodejs.org/api/http.html#event-connection */
  function handOver(socket: Socket, bytes?: Buffer): void {
    waiting.get(socket)?.release();
    if (bytes) socket.unshift(bytes);
    http.emit('connection', socket);
  }

  function accept(socket: Socket): void {
    const onData = (bytes: Buffer) => {
      // While a response is still being sent, Node keeps the order and bounds what is queued.
      const request = socket.writableLength === 0 ? readPlainGet(bytes) : null;
      if (request === null || !respond(request, socket)) return handOver(socket, bytes);
      entry.hasResponded = true;
      entry.until = performance.now() + idleMs;
    };
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const release = () => {
      waiting.delete(socket);
      socket.removeListener('data', onData);
      socket.removeListener('end', onEnd);
      socket.removeListener('error', onError);
      socket.removeListener('close', release);
    };
    const entry: Waiting = { release, hasResponded: false, until: performance.now() + firstRequestMs };
    waiting.set(socket, entry);
    socket.on('data', onData);
    socket.on('end', onEnd);
    socket.on('error', onError);
    socket.on('close', release);
  }

  function sweep(): void {
    const now = performance.now();
    for (const [socket, { until }] of waiting) if (now > until) socket.destroySoon();
  }

  // The options that `http.createServer` gives to `net.createServer`.
  const server = createServer({ allowHalfOpen: true, noDelay: true }, accept);
  // `http` begins to check its timeouts at the `listening` event, and stops when it closes.
  server.on('listening', () => http.emit('listening'));
  const timer = setInterval(sweep, sweepMs).unref();
  server.once('close', () => {
    clearInterval(timer);
    http.close();
  });

  return {
    server,
    closeIdle() {
      for (const [socket, { hasResponded }] of waiting) {
        if (hasResponded) socket.destroySoon();
        else handOver(socket);
      }
    },
  };
}
