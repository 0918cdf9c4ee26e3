import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { hostAndPort, listen, serve } from './listen.ts';

it('gives the port it took, rejects for one that is taken, and closes with a connection still open', async () => {
  const arrived = Promise.withResolvers<unknown>();
  const { url, port, close } = await serve(arrived.resolve);
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  const pending = fetch(url).catch(() => 'broken');
  await arrived.promise;
  await close();
  expect(await pending).toBe('broken');
});

it.each([
  ['127.0.0.1', '127.0.0.1:80'],
  ['::1', '[::1]:80'],
])('%s in an address is %s', (host, written) => {
  expect(hostAndPort(host, 80)).toBe(written);
});
