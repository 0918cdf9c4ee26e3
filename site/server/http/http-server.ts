import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type Connections, watchConnections } from './connections.ts';
import { type ParserError, respondRaw, statusOfParserError } from './error-responses.ts';
import { createFastPath, type FastPathOptions } from './fast-path/fast-path.ts';
import { limits } from './limits.ts';

export type HttpServerOptions = {
  readonly security: SecurityHeaders;
  readonly maxConnections?: number;
  readonly maxConnectionsPerAddress?: number;
  readonly onRequest: RequestListener;
  /** Responds to what the fast path can read, or returns false; undefined: the fast path is off. */
  readonly respondFast?: FastPathOptions['respond'];
  /** Other times than ours, for tests. */
  readonly bounds?: Partial<
    Record<'headersTimeoutMs' | 'keepAliveTimeoutMs' | 'timeoutsCheckedMs' | 'stalledResponseMs', number>
  >;
};

export type HttpServer = {
  /** The server that listens: the fast path's, or Node's HTTP server itself when that is off. */
  readonly listener: Server;
  readonly connections: Connections;
};

/** Node's HTTP server with our limits (docs/operations.md), behind the fast path unless that is off. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { security, respondFast, bounds } = options;
  const onRequest = boundPipelining(options.onRequest);
  const times = { ...limits, ...bounds };
  const http = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: times.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: times.timeoutsCheckedMs,
      keepAliveTimeout: times.keepAliveTimeoutMs,
      // The router refuses a missing, repeated or malformed Host itself, with our own page and headers.
      requireHostHeader: false,
      // Most requests have no body: there is nothing to read and no stream to end.
      optimizeEmptyRequests: true,
    },
    onRequest,
  );
  // Node would drop headers after the 2000th, such as those a proxy appends; their size is bounded above.
  http.maxHeadersCount = 0;
  http.timeout = limits.silenceMs;
  http.on('checkExpectation', onRequest);
  http.on('connect', (_request, socket) => respondRaw(socket, 405, security));
  http.on('clientError', (error: ParserError, socket) =>
    respondRaw(socket, statusOfParserError(error, limits.addressLength), security),
  );
  const fastPath =
    respondFast &&
    createFastPath(http, {
      respond(request, socket) {
        const hasResponded = respondFast(request, socket);
        if (hasResponded) connections.asked(socket);
        return hasResponded;
      },
      firstRequestMs: times.headersTimeoutMs,
      idleMs: times.keepAliveTimeoutMs,
      sweepMs: times.timeoutsCheckedMs,
    });
  const listener = fastPath?.server ?? http;
  const connections = watchConnections(listener, {
    max: options.maxConnections ?? limits.connections,
    maxPerAddress: options.maxConnectionsPerAddress ?? limits.connectionsPerAddress,
    stalledMs: times.stalledResponseMs,
    sweepMs: times.timeoutsCheckedMs,
    closeIdle() {
      http.closeIdleConnections();
      fastPath?.closeIdle();
    },
  });
  http.on('request', ({ socket }) => connections.asked(socket));
  return { listener, connections };
}

type Requests = { inWork: number; readonly waiting: (readonly [IncomingMessage, ServerResponse])[] };

/**
 * Bounds what one connection makes the server hold: Node emits every request of a packet at once, so that a client which
 * sends a thousand of them and reads nothing would have a thousand responses in memory. The next is handled when one of
 * those before it is sent; a connection with more in all than `limits.pipelined` is closed.
 */
function boundPipelining(onRequest: RequestListener): RequestListener {
  const bySocket = new WeakMap<Socket, Requests>();

  function start(requests: Requests, request: IncomingMessage, response: ServerResponse): void {
    requests.inWork += 1;
    response.once('close', () => {
      requests.inWork -= 1;
      const next = requests.waiting.shift();
      if (next && !request.socket.destroyed) start(requests, ...next);
    });
    onRequest(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    let requests = bySocket.get(socket);
    if (requests === undefined) {
      requests = { inWork: 0, waiting: [] };
      bySocket.set(socket, requests);
    }
    if (requests.inWork < limits.pipelinedInWork) start(requests, request, response);
    else if (requests.waiting.length < limits.pipelined - limits.pipelinedInWork)
      requests.waiting.push([request, response]);
    else socket.destroy();
  };
}
