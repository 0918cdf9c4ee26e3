import { createServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type Connections, watchConnections } from './connections.ts';
import { type ParserError, respondRaw, statusOfParserError } from './error-responses.ts';
import { createFastPath, type FastPathOptions } from './fast-path/fast-path.ts';
import { limits } from './limits.ts';
import { boundPipelining } from './pipelining.ts';

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
  const onRequest = boundPipelining(options.onRequest, {
    inWork: limits.pipelinedInWork,
    max: limits.pipelined,
  });
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
