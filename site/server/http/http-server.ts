import { createServer, type RequestListener, type Server } from 'node:http';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { watchConnections } from './connections.ts';
import { addFastPath, type FastPathOptions } from './fast-path/fast-path.ts';
import { limits } from './limits.ts';
import { answerRaw, type ParserError, statusOfParserError } from './raw-errors.ts';

export type HttpServerOptions = {
  readonly security: SecurityHeaders;
  readonly maxConnections?: number;
  readonly onRequest: RequestListener;
  /** Answers what needs no more than `PlainRequest` tells; false: `onRequest` gets it. */
  readonly answerPlain: FastPathOptions['answer'];
  /** Other times than ours, for tests. */
  readonly bounds?: Partial<
    Record<'headersTimeoutMs' | 'keepAliveTimeoutMs' | 'timeoutsCheckedMs' | 'stuckAnswerMs', number>
  >;
};

/** Node's HTTP server with our bounds for slow, large and many (docs/operations.md). */
export function createHttpServer({
  security,
  maxConnections,
  onRequest,
  answerPlain,
  bounds,
}: HttpServerOptions) {
  const times = { ...limits, ...bounds };
  const server: Server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: times.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: times.timeoutsCheckedMs,
      keepAliveTimeout: times.keepAliveTimeoutMs,
      requireHostHeader: false,
      // Most requests have no body: there is nothing to read and no stream to end.
      optimizeEmptyRequests: true,
    },
    onRequest,
  );
  // Node would drop what comes after the 2000th, such as what a proxy adds at the end; their size is bounded above.
  server.maxHeadersCount = 0;
  server.timeout = limits.silenceMs;
  const fastPath = addFastPath(server, {
    answer: answerPlain,
    firstMs: times.headersTimeoutMs,
    idleMs: times.keepAliveTimeoutMs,
    sweepMs: times.timeoutsCheckedMs,
  });
  const connections = watchConnections(server, {
    most: maxConnections ?? limits.connections,
    stuckMs: times.stuckAnswerMs,
    sweepMs: times.timeoutsCheckedMs,
    closeIdle() {
      server.closeIdleConnections();
      fastPath.closeIdle();
    },
  });
  server.on('checkExpectation', onRequest);
  server.on('connect', (_request, socket) => answerRaw(socket, 405, security));
  server.on('clientError', (error: ParserError, socket) =>
    answerRaw(socket, statusOfParserError(error, limits.addressLength), security),
  );
  return { server, connections };
}
