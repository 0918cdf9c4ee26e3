import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type ParserError, respondRaw, statusOfParserError } from './error-responses.ts';
import { limits } from './limits.ts';

export type HttpServerOptions = {
  readonly security: SecurityHeaders;
  readonly onRequest: RequestListener;
  /** Other limits than ours, for tests. */
  readonly bounds?: Partial<
    Record<
      'headersTimeoutMs' | 'keepAliveTimeoutMs' | 'timeoutsCheckedMs' | 'silenceMs' | 'connections',
      number
    >
  >;
};

/** Node's HTTP server with our limits (docs/operations.md). Connections above the maximum are closed at once. */
export function createHttpServer(options: HttpServerOptions): Server {
  const { security, bounds } = options;
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
  http.maxConnections = times.connections;
  // Node would drop headers after the 2000th, such as those a proxy appends; their size is bounded above.
  http.maxHeadersCount = 0;
  http.timeout = times.silenceMs;
  http.on('checkExpectation', onRequest);
  http.on('connect', (_request, socket) => respondRaw(socket, 405, security));
  http.on('clientError', (error: ParserError, socket) =>
    respondRaw(socket, statusOfParserError(error, limits.addressLength), security),
  );
  return http;
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
