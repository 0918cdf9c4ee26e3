import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createSecurityHeaders } from '../security/security-headers.ts';
import { createHttpServer, type HttpServer, type HttpServerOptions } from './http-server.ts';

let made: HttpServer;
afterEach(async () => {
  made.listener.close();
  made.connections.closeAll();
  await once(made.listener, 'close');
});

async function serve(
  onRequest: RequestListener,
  bounds: HttpServerOptions['bounds'],
  respondFast: HttpServerOptions['respondFast'],
) {
  const security = createSecurityHeaders({ https: false });
  made = createHttpServer({
    security,
    onRequest,
    respondFast,
    maxConnections: 100,
    bounds: { timeoutsCheckedMs: 20, ...bounds },
  });
  made.listener.listen(0, '127.0.0.1');
  await once(made.listener, 'listening');
  const address = made.listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return connect(address.port, '127.0.0.1');
}

const fastPaths = [
  ['with the fast path', () => false],
  ['without the fast path', undefined],
] as const;

test.each(fastPaths)(
  'a client that sends a header a minute gets 408 and is disconnected, %s',
  async (_, fast) => {
    const socket = await serve((_request, response) => response.end(), { headersTimeoutMs: 60 }, fast);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const [bytes] = await once(socket, 'data');
    expect(String(bytes)).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close/);
    await once(socket, 'close');
  },
);

test('a client that sends nothing is disconnected, and so is one that sends nothing more', async () => {
  const bounds = { headersTimeoutMs: 60, keepAliveTimeoutMs: 120 };
  const silent = await serve(
    () => {},
    bounds,
    (_request, socket) => socket.write('ready'),
  );
  const { port } = made.listener.address() as AddressInfo;
  const idle = connect(port, '127.0.0.1');
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String((await once(idle, 'data'))[0])).toBe('ready');
  await Promise.all([once(silent.resume(), 'close'), once(idle.resume(), 'close')]);
  await expect.poll(() => made.connections.count(), { interval: 10 }).toBe(0);
});

test('a client that sends requests without reading is handed to Node, and gets the responses in order', async () => {
  const size = 32 * 1024 * 1024;
  const socket = await serve(
    (_request, response) => response.end('after'),
    {},
    (_request, connection) => {
      connection.write(Buffer.alloc(size));
      return true;
    },
  );
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => made.connections.count(), { interval: 10 }).toBe(1);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let bytes = 0;
  let last = '';
  for await (const piece of socket) {
    bytes += piece.length;
    last = (last + piece.toString('latin1')).slice(-100);
  }
  expect(bytes).toBeGreaterThan(size);
  expect(last).toMatch(/after$/);
});

test.each(fastPaths)('a client that does not read a large response is disconnected, %s', async (_, fast) => {
  const onRequest: RequestListener = (_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024));
  const socket = await serve(onRequest, { stalledResponseMs: 60 }, fast);
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => made.connections.count(), { interval: 10 }).toBe(1);
  await expect.poll(() => made.connections.count(), { interval: 10, timeout: 5000 }).toBe(0);
  socket.destroy();
});

test.each(fastPaths)('headers are bounded by their size, not by their number, %s', async (_, fast) => {
  const socket = await serve(
    (request, response) => response.end(String(request.headers['x-last'])),
    {},
    fast,
  );
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\n${'a:\r\n'.repeat(3000)}X-Last: seen\r\nConnection: close\r\n\r\n`,
  );
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toContain('seen');
});

test.each(fastPaths)(
  'of many requests in one packet few are in work while the client does not read, %s',
  async (_, fast) => {
    let inWork = 0;
    const body = Buffer.alloc(1024 * 1024);
    const socket = await serve(
      (_request, response) => {
        inWork += 1;
        response.end(body);
      },
      {},
      fast,
    );
    const times = 200;
    socket
      .pause()
      .write(
        `${'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times - 1)}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
    await expect.poll(() => inWork).toBeGreaterThan(0);
    // Another visitor's response is sent after whatever the packet started.
    const { port } = made.listener.address() as AddressInfo;
    const other = connect(port, '127.0.0.1');
    other.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(other, 'data');
    other.destroy();
    expect(inWork).toBeLessThan(50);
    let bytes = 0;
    for await (const piece of socket) bytes += piece.length;
    expect(bytes).toBeGreaterThan(times * body.length);
  },
);

test('a client that sends far too many requests without reading responses is disconnected', async () => {
  let asked = 0;
  const handle: RequestListener = (_request, response) => {
    asked += 1;
    response.end(Buffer.alloc(1024 * 1024));
  };
  const socket = await serve(handle, {}, undefined);
  socket.on('error', () => {});
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000));
  await expect.poll(() => asked, { interval: 10 }).toBeGreaterThan(0);
  await expect.poll(() => made.connections.count(), { interval: 10, timeout: 5000 }).toBe(0);
  socket.destroy();
});
