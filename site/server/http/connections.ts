import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type ConnectionOptions = {
  /** Above this many connections requests are turned away. */
  readonly most: number;
  /** How long an answer may wait for a visitor who does not read it, in ms. */
  readonly stuckMs: number;
  readonly sweepMs: number;
  /** Closes those that ask nothing. */
  readonly closeIdle: () => void;
  readonly now?: () => number;
};

export type Connections = ReturnType<typeof watchConnections>;

/**
 * Watches the connections of a server. Above `most` the idle ones are closed and `crowded` tells to turn requests away;
 * above one and a half times as many, new connections are not accepted. Who does not read an answer loses it.
 */
export function watchConnections(server: Server, options: ConnectionOptions) {
  const { most, stuckMs, sweepMs, closeIdle, now = () => performance.now() } = options;
  const sockets = new Set<Socket>();
  const stuckSince = new WeakMap<Socket, number>();
  let tidiedAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = Math.ceil(most * 1.5);

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size <= most || now() - tidiedAt < sweepMs) return;
    tidiedAt = now();
    closeIdle();
  });

  function sweep(): void {
    for (const socket of sockets) {
      if (socket.writableLength === 0) stuckSince.delete(socket);
      else if (!stuckSince.has(socket)) stuckSince.set(socket, now());
      else if (now() - (stuckSince.get(socket) ?? 0) >= stuckMs) socket.destroy();
    }
  }
  const timer = setInterval(sweep, sweepMs).unref();
  server.once('close', () => clearInterval(timer));

  return {
    count: () => sockets.size,
    /** Whether there are more connections than we serve. */
    crowded: () => sockets.size > most,
    sweep,
    closeIdle,
    closeAll(): void {
      for (const socket of sockets) socket.destroy();
    },
  };
}
