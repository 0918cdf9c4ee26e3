import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` on a port of its own, which no visitor reaches. Resolves when it listens; rejects when the port
 * cannot be used. The function it gives stops it.
 */
export async function serveMetrics(
  metrics: Metrics,
  where: { readonly port: number; readonly host: string },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(where.port, where.host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
