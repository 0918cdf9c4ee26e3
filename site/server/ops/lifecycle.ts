import type { Server } from 'node:http';

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
  { server, close }: { readonly server: Server; close(): Promise<void> },
  { port, host }: { readonly port: number; readonly host: string },
  env: Record<string, string | undefined> = {},
): Promise<void> {
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use. Stop what runs there, or choose another one with PORT.`);
    process.exit(1);
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
  await new Promise<void>((resolve) => {
    if (hasSystemdSocket(env)) server.listen({ fd: SYSTEMD_SOCKET }, resolve);
    else server.listen({ port, host }, resolve);
  });
  process.send?.('ready');
}

/**
 * Stops a server without dropping a request: nothing new is accepted, running requests finish, and what is not done
 * after `graceMs` is cut off.
 */
export async function stopGracefully(server: Server, graceMs: number): Promise<void> {
  // Connections in the system's queue are accepted before the socket closes: they would be reset with it.
  await new Promise((resolve) => setImmediate(resolve));
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}
