import { once } from 'node:events';
import { createServer } from 'node:http';
import { silentLog } from '@inktvis/foundation/log';
import { expect, onTestFinished, test } from 'vitest';
import { createEdgeCache } from './edge-cache.ts';

/** A cache in front that records what it receives. */
async function aCache(status = 200) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { calls, url: `http://127.0.0.1:${address.port}/` };
}

test('every cache is purged, and again for what was in flight', async () => {
  const [one, two] = [await aCache(), await aCache(500)];
  createEdgeCache({ urls: [one.url, two.url], log: silentLog, repeatMs: [20] }).purge();
  const call = 'PURGE /';
  await expect
    .poll(() => [one.calls, two.calls], { interval: 10 })
    .toEqual([
      [call, call],
      [call, call],
    ]);
});
