import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { listen } from '@inktvis/foundation/listen';
import { selfSigned } from '@inktvis/foundation/testing/certificate';
import { HOST } from '@inktvis/foundation/testing/untrusted-server';
import { expect, onTestFinished, test } from 'vitest';
import { connectTo } from './open-driver.ts';

/**
 * Speaks the first bytes of PostgreSQL (https://www.postgresql.org/docs/17/protocol-flow.html#PROTOCOL-FLOW-SSL): agrees
 * to TLS, with a certificate that no authority signed, and remembers what it is told in clear and over TLS.
 */
async function openStranger() {
  const told = { clear: 0, encrypted: 0 };
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      told.clear += 1;
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, ...selfSigned(HOST) });
      secure
        .on('error', () => undefined)
        .on('data', () => {
          told.encrypted += 1;
          secure.destroy();
        });
    });
  });
  const port = await listen(server, 0, HOST);
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return { told, port };
}

test('a database whose certificate no authority signed is told nothing, not even who asks', async () => {
  const { told, port } = await openStranger();
  const driver = connectTo(`postgres://inktvis:geheim@${HOST}:${port}/inktvis?sslmode=verify-full`, false);
  onTestFinished(() => driver.close());
  await expect(driver.transaction(async () => 1)).rejects.toMatchObject({
    name: 'StoreFailure',
    kind: 'unavailable',
  });
  expect(told.clear).toBeGreaterThan(0);
  expect(told.encrypted).toBe(0);
});
