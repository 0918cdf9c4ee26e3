import type { SiteServer } from '../create-server.ts';

/** Where to listen, and how to stop. Times in milliseconds. */
export type ListenOptions = {
  readonly port: number;
  readonly host: string;
  /** Several processes may listen at the same port, so that a new one starts before the old one ends (Linux). */
  readonly reusePort?: boolean;
  /** How long requests are still taken after the signal, and how long they may take to finish. */
  readonly stopDelayMs?: number;
  readonly stopGraceMs?: number;
};

/** The first socket that systemd hands over (sd_listen_fds(3)). */
const inherited = 3;

/** Whether systemd listens for us and hands the socket over; then a restart keeps those who wait in its queue. */
const handedOver = ({ LISTEN_PID, LISTEN_FDS }: Record<string, string | undefined>): boolean =>
  LISTEN_PID === String(process.pid) && LISTEN_FDS === '1';

/**
 * Starts a server as the only job of this process: tells a parent process 'ready', and stops cleanly on SIGTERM,
 * on SIGINT and when the parent goes away. A port in use ends the process with one line that says so.
 * `env`: of the process; only systemd's socket is looked for in it.
 */
export async function listen(
  site: SiteServer,
  options: ListenOptions,
  env: Record<string, string | undefined> = {},
): Promise<void> {
  const { server } = site;
  const { port, host, reusePort = false, stopDelayMs = 0, stopGraceMs } = options;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Stop what runs there, or choose another one with PORT.`);
    process.exit(1);
  });
  let stopping = false;
  const stop = async (delayMs: number) => {
    if (stopping) return;
    stopping = true;
    await site.close(stopGraceMs, delayMs);
    process.exit(0);
  };
  process.on('SIGTERM', () => stop(stopDelayMs));
  process.on('SIGINT', () => stop(stopDelayMs));
  process.on('disconnect', () => stop(0));
  await new Promise<void>((resolve) => {
    if (handedOver(env)) server.listen({ fd: inherited }, resolve);
    else server.listen({ port, host, reusePort }, resolve);
  });
  process.send?.('ready');
}
