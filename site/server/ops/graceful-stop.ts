import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connections } from '../http/connections.ts';
import type { Streams } from '../http/streams.ts';

export type StopOptions = {
  /** How long new requests are still taken, so that the proxies in front notice. Milliseconds. */
  readonly delayMs: number;
  /** How long running requests may take to finish. Milliseconds. */
  readonly graceMs: number;
  /** From here on the server says that it is going. */
  readonly onAnnounce: () => void;
  /** From here on nothing new comes in. */
  readonly onClose: () => void;
};

/**
 * Stops a server without dropping a request: it says that it is going, then nothing new is accepted, streams end,
 * running requests finish, and what is not done at the deadline is cut off.
 */
export async function stopGracefully(
  server: Server,
  connections: Pick<Connections, 'closeIdle' | 'closeAll'>,
  streams: Streams,
  { delayMs, graceMs, onAnnounce, onClose }: StopOptions,
): Promise<void> {
  onAnnounce();
  if (delayMs > 0) await pause(delayMs);
  // Connections that wait to be accepted are taken before the socket goes: they would be reset with it.
  await new Promise((resolve) => setImmediate(resolve));
  onClose();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  streams.close();
  connections.closeIdle();
  const timer = setTimeout(connections.closeAll, graceMs);
  await closed;
  clearTimeout(timer);
}
