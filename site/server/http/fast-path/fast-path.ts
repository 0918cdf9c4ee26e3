import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type PlainRequest, readPlainRequest } from './plain-request.ts';

/** Times in milliseconds. */
export type FastPathOptions = {
  /** Answers at once and in one piece, or returns false and has touched nothing. */
  readonly answer: (request: PlainRequest, socket: Socket) => boolean;
  /** How long a connection may wait with its first request, and with each further one. */
  readonly firstMs: number;
  readonly idleMs: number;
  readonly sweepMs: number;
};

type Waiting = { readonly leave: () => void; hasAnswered: boolean; until: number };

/**
 * Answers plain requests for pages that are ready before Node's HTTP layer makes objects of them. A connection is here
 * only between whole requests that were answered: at the first bytes that are anything else, Node gets it with those
 * bytes, and keeps it (decision 3).
 */
export function addFastPath(server: Server, { answer, firstMs, idleMs, sweepMs }: FastPathOptions) {
  const [parse] = server.listeners('connection') as ((this: Server, socket: Socket) => void)[];
  if (!parse) throw new Error('Node reads requests in a listener for connections');
  server.removeListener('connection', parse);
  const waiting = new Map<Socket, Waiting>();

  function handOver(socket: Socket, leave: () => void, bytes?: Buffer): void {
    leave();
    if (bytes) socket.unshift(bytes);
    parse?.call(server, socket);
  }

  server.on('connection', (socket) => {
    const onData = (bytes: Buffer) => {
      // An answer that is still being sent means somebody who does not wait: Node keeps the order, and a bound.
      const request = socket.writableLength === 0 ? readPlainRequest(bytes) : null;
      if (request === null || !answer(request, socket)) return handOver(socket, leave, bytes);
      entry.hasAnswered = true;
      entry.until = performance.now() + idleMs;
    };
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const leave = () => {
      waiting.delete(socket);
      socket.removeListener('data', onData);
      socket.removeListener('end', onEnd);
      socket.removeListener('error', onError);
      socket.removeListener('close', leave);
    };
    const entry: Waiting = { leave, hasAnswered: false, until: performance.now() + firstMs };
    waiting.set(socket, entry);
    socket.on('data', onData);
    socket.on('end', onEnd);
    socket.on('error', onError);
    socket.on('close', leave);
  });

  function sweep(): void {
    const now = performance.now();
    for (const [socket, { until }] of waiting) if (now > until) socket.destroySoon();
  }
  const timer = setInterval(sweep, sweepMs).unref();
  server.once('close', () => clearInterval(timer));

  return {
    /** Closes the connections that were answered and ask nothing; those that asked nothing yet are Node's from now on. */
    closeIdle(): void {
      for (const [socket, { leave, hasAnswered }] of waiting) {
        if (!hasAnswered) handOver(socket, leave);
        else socket.destroySoon();
      }
    },
  };
}
