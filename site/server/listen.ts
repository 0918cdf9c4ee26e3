import type { SiteServer } from './create-server.ts';

/**
 * Starts a server as the only job of this process: tells a parent process 'ready', and stops cleanly on SIGTERM,
 * on SIGINT and when the parent goes away. A port in use ends the process with one line that says so.
 */
export async function listen(
  site: SiteServer,
  where: { readonly port: number; readonly host: string },
): Promise<void> {
  const { server } = site;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${where.port} is in use. Stop what runs there, or choose another one with PORT.`);
    process.exit(1);
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await site.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  await new Promise<void>((resolve) => server.listen(where.port, where.host, resolve));
  process.send?.('ready');
}
