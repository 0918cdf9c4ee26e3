import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { createHttpServer, limits } from './http-server.ts';

let made: Server;
afterEach(async () => {
  const closed = once(made, 'close');
  made.close();
  made.closeAllConnections();
  await closed;
});

async function serve(onRequest: RequestListener, bounds: Partial<typeof limits> = {}) {
  made = createHttpServer(onRequest, { ...limits, timeoutsCheckedMs: 20, connections: 3, ...bounds });
  made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  return connectAgain();
}

function connectAgain() {
  const address = made.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return connect(address.port, '127.0.0.1');
}

const count = () => promisify(made.getConnections.bind(made))();

test('a client that sends a header a minute gets 408 and is disconnected', async () => {
  const socket = await serve((_request, response) => response.end(), { headersTimeoutMs: 60 });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1.1 408 [\s\S]*Connection: close/);
  await once(socket, 'close');
});

test('above the maximum a connection is closed, and accepted again when there is room', async () => {
  const first = await serve((_request, response) => response.end('ready'));
  const others = [connectAgain(), connectAgain()];
  await expect.poll(count, { interval: 10 }).toBe(3);
  const refused = connectAgain().resume();
  await once(refused, 'close');
  first.destroy();
  await expect.poll(count, { interval: 10 }).toBe(2);
  const accepted = connectAgain();
  accepted.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(String((await once(accepted, 'data'))[0])).toMatch(/ready$/);
  for (const socket of others) socket.destroy();
});

test('a client that does not read a large response is disconnected', async () => {
  const onRequest: RequestListener = (_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024));
  const socket = await serve(onRequest, { silenceMs: 60 });
  socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(count, { interval: 10 }).toBe(1);
  await expect.poll(count, { interval: 10, timeout: 5000 }).toBe(0);
  socket.destroy();
});

test('headers are bounded by their size, not by their number', async () => {
  const socket = await serve((request, response) => response.end(String(request.headers['x-last'])));
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\n${'a:\r\n'.repeat(3000)}X-Last: seen\r\nConnection: close\r\n\r\n`,
  );
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toContain('seen');
});

test.each([
  ['/zoeken?q=à%20poëzie', /^HTTP\/1.1 308 [^\r]+\r\nLocation: \/zoeken\?q=%C3%A0%20po%C3%ABzie\r\n/],
  ['//elders.be/café', /\r\nLocation: \/elders.be\/caf%C3%A9\r\n/],
  ['http://elders.be/é', /^HTTP\/1.1 400 /],
])('UTF-8 in the address %j is encoded', async (target, response) => {
  const socket = await serve((_request, answer) => answer.end());
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(String((await once(socket, 'data'))[0])).toMatch(response);
});
