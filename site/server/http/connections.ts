import type { Server, Socket } from 'node:net';
import { partyOf } from '@inktvis/foundation/ip-network';

type ConnectionOptions = {
  /** Above this many connections requests are turned away. */
  readonly max: number;
  /** Connections from one address, or one IPv6 network; more are closed. */
  readonly maxPerAddress: number;
  /** How long a response may wait for a visitor who does not read it, in ms. */
  readonly stalledMs: number;
  /** How often the connections are looked at, in ms. */
  readonly sweepMs: number;
  /** Closes those without a request. */
  readonly closeIdle: () => void;
  readonly now?: () => number;
};

/** The connections of one address. */
type Party = { sockets: number; readonly silent: Set<Socket> };

export type Connections = ReturnType<typeof watchConnections>;

/**
 * Watches the connections of a server. Above a bound those go first that never asked for anything, the oldest of them
 * first: of the same address, or of all. When there is none left above `max`, idle ones are closed and `isCrowded` says
 * that requests must be turned away; above one and a half times as many, new connections are not accepted. A visitor who
 * does not read a response is disconnected.
 */
export function watchConnections(server: Server, options: ConnectionOptions) {
  const { max, maxPerAddress, stalledMs, sweepMs, closeIdle, now = () => performance.now() } = options;
  const sockets = new Set<Socket>();
  /** Those on which no request has arrived so far, the oldest first. */
  const silent = new Set<Socket>();
  const parties = new Map<string, Party>();
  const partyOfSocket = new WeakMap<Socket, Party>();
  const stalledSince = new WeakMap<Socket, number>();
  let idleClosedAt = Number.NEGATIVE_INFINITY;
  server.maxConnections = Math.ceil(max * 1.5);

  function add(socket: Socket): void {
    const address = partyOf(socket.remoteAddress ?? '');
    const party = parties.get(address) ?? { sockets: 0, silent: new Set() };
    if (party.sockets >= maxPerAddress && !closeOldest(party.silent)) {
      socket.destroy();
      return;
    }
    if (sockets.size >= max) closeOldest(silent);
    party.sockets += 1;
    parties.set(address, party);
    for (const set of [sockets, silent, party.silent]) set.add(socket);
    partyOfSocket.set(socket, party);
    socket.once('close', () => {
      remove(socket);
      if (party.sockets === 0) parties.delete(address);
    });
  }

  function remove(socket: Socket): void {
    const party = partyOfSocket.get(socket);
    if (!party || !sockets.delete(socket)) return;
    party.sockets -= 1;
    asked(socket);
  }

  function closeOldest(among: ReadonlySet<Socket>): boolean {
    const [oldest] = among;
    if (!oldest) return false;
    remove(oldest);
    oldest.destroy();
    return true;
  }

  function asked(socket: Socket): void {
    if (silent.delete(socket)) partyOfSocket.get(socket)?.silent.delete(socket);
  }

  server.on('connection', (socket) => {
    add(socket);
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
    /** A whole request has arrived over this connection. */
    asked,
    /** Whether there are more connections than are served. */
    isCrowded: () => sockets.size > max,
    closeIdle,
    closeAll(): void {
      for (const socket of sockets) socket.destroy();
    },
  };
}
