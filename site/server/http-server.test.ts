import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, type HttpServerOptions } from './http-server.ts';
import { createSecurityHeaders } from './security-headers.ts';

type Made = ReturnType<typeof createHttpServer>;
let made: Made;
afterEach(async () => {
  made.server.closeAllConnections();
  made.server.close();
  await once(made.server, 'close');
});

async function serve(onRequest: RequestListener, bounds: HttpServerOptions['bounds'], maxConnections = 100) {
  const security = createSecurityHeaders({ https: false });
  made = createHttpServer({
    security,
    onRequest,
    maxConnections,
    bounds: { timeoutsCheckedMs: 20, ...bounds },
  });
  made.server.listen(0, '127.0.0.1');
  await once(made.server, 'listening');
  const address = made.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return connect(address.port, '127.0.0.1');
}

test('who sends a header a minute gets 408 and loses the connection', async () => {
  const socket = await serve((_request, response) => response.end(), { headersTimeoutMs: 60 });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close/);
  await once(socket, 'close');
});

test('who does not read a large answer loses it; who reads gets all of it', async () => {
  const size = 32 * 1024 * 1024;
  const socket = await serve((_request, response) => response.end(Buffer.alloc(size)), { stuckAnswerMs: 60 });
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => made.connections.count(), { interval: 10 }).toBe(1);
  await expect.poll(() => made.connections.count(), { interval: 10, timeout: 5000 }).toBe(0);
  socket.destroy();
});

test('headers are bounded by their size, not by their number', async () => {
  const socket = await serve((request, response) => response.end(String(request.headers['x-last'])), {});
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\n${'a:\r\n'.repeat(3000)}X-Last: seen\r\nConnection: close\r\n\r\n`,
  );
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toContain('seen');
});
