import type { Server, Socket } from 'node:net';

type ConnectionOptions = {
  /** Above this many connections requests are turned away. */
  readonly max: number;
  /** How long a response may wait for a visitor who does not read it, in ms. */
  readonly stalledMs: number;
  /** How often the connections are looked at, in ms. */
  readonly sweepMs: number;
  /** Closes those without a request. */
  readonly closeIdle: () => void;
  readonly now?: () => number;
};

export type Connections = ReturnType<typeof watchConnections>;

/**
 * Watches the connections of a server. Above `max` idle ones are closed and `isCrowded` says that requests must be turned away;
 * above one and a half times as many, new connections are not accepted. A visitor who does not read a response is
 * disconnected.
 */
export function watchConnections(server: Server, options: ConnectionOptions) {
  const { max, stalledMs, sweepMs, closeIdle, now = () => performance.now() } = options;
  const sockets = new Set<Socket>();
  const stalledSince = new WeakMap<Socket, number>();
  let idleClosedAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = Math.ceil(max * 1.5);

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size <= max || now() - idleClosedAt < sweepMs) return;
    idleClosedAt = now();
    closeIdle();
  });

  function sweep(): void {
    for (const socket of sockets) {
      if (socket.writableLength === 0) stalledSince.delete(socket);
      else if (!stalledSince.has(socket)) stalledSince.set(socket, now());
      else if (now() - (stalledSince.get(socket) ?? 0) >= stalledMs) socket.destroy();
    }
  }
  const timer = setInterval(sweep, sweepMs).unref();
  server.once('close', () => clearInterval(timer));

  return {
    count: () => sockets.size,
    /** Whether there are more connections than are served. */
    isCrowded: () => sockets.size > max,
    closeIdle,
    closeAll(): void {
      for (const socket of sockets) socket.destroy();
    },
  };
}
