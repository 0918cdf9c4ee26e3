import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Where to listen, and how to stop. Times in milliseconds. */
type ListenOptions = {
  readonly port: number;
  readonly host: string;
  /** How long requests are still taken after the signal. */
  readonly stopDelayMs?: number;
};

/** The first socket that systemd passes on (https://www.freedesktop.org/software/systemd/man/sd_listen_fds.html). */
const SYSTEMD_SOCKET = 3;

/** Whether systemd listens for us and passes its socket on; then connections wait in its queue during a restart. */
const hasSystemdSocket = ({ LISTEN_PID, LISTEN_FDS }: Record<string, string | undefined>): boolean =>
  LISTEN_PID === String(process.pid) && LISTEN_FDS === '1';

/**
 * Runs a server as the only job of this process: tells a parent process 'ready', and stops gracefully on SIGTERM, on
 * SIGINT and when the parent disconnects. A port in use ends the process with one line that says so.
 * `env`: of the process; only systemd's socket is looked for in it.
 */
export async function listen(
  site: { readonly server: Server; close(graceMs?: number, delayMs?: number): Promise<void> },
  options: ListenOptions,
  env: Record<string, string | undefined> = {},
): Promise<void> {
  const { server } = site;
  const { port, host, stopDelayMs = 0 } = options;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Stop what runs there, or choose another one with PORT.`);
    process.exit(1);
  });
  let stopping = false;
  const stop = async (delayMs: number) => {
    if (stopping) return;
    stopping = true;
    await site.close(undefined, delayMs);
    process.exit(0);
  };
  process.on('SIGTERM', () => stop(stopDelayMs));
  process.on('SIGINT', () => stop(stopDelayMs));
  process.on('disconnect', () => stop(0));
  await new Promise<void>((resolve) => {
    if (hasSystemdSocket(env)) server.listen({ fd: SYSTEMD_SOCKET }, resolve);
    else server.listen({ port, host }, resolve);
  });
  process.send?.('ready');
}

type StopOptions = {
  readonly server: Server;
  /** How long new requests are still taken, so that the proxies in front notice. Milliseconds. */
  readonly delayMs: number;
  /** How long running requests may take to finish. Milliseconds. */
  readonly graceMs: number;
  /** From here on the server announces that it is stopping. */
  readonly onAnnounce: () => void;
  /** From here on no connection is accepted. */
  readonly onClose: () => void;
};

/**
 * Stops a server without dropping a request: it announces that it is stopping, then nothing new is accepted,
 * running requests finish, and what is not done at the deadline is cut off.
 */
export async function stopGracefully(options: StopOptions): Promise<void> {
  const { server, delayMs, graceMs } = options;
  options.onAnnounce();
  if (delayMs > 0) await pause(delayMs);
  // Connections in the system's queue are accepted before the socket closes: they would be reset with it.
  await new Promise((resolve) => setImmediate(resolve));
  options.onClose();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
