import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { closeServer, hostAndPort, listen } from './listen.ts';

it('gives the port it took, rejects for one that is taken, and closes with a connection still open', async () => {
  const server = createServer(() => {});
  const port = await listen(server, 0, '127.0.0.1');
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  const arrived = Promise.withResolvers<void>();
  server.once('request', () => arrived.resolve());
  const pending = fetch(`http://${hostAndPort('127.0.0.1', port)}`).catch(() => 'broken');
  await arrived.promise;
  await closeServer(server);
  expect(await pending).toBe('broken');
});

it.each([
  ['127.0.0.1', '127.0.0.1:80'],
  ['::1', '[::1]:80'],
])('%s in an address is %s', (host, written) => {
  expect(hostAndPort(host, 80)).toBe(written);
});
