import { once } from 'node:events';
import { createServer } from 'node:http';
import { EVERYTHING as contentEverything } from '@inktvis/content/client';
import { silentLog } from '@inktvis/foundation/log';
import { expect, onTestFinished, test } from 'vitest';
import { createEdgeCache } from './edge-cache.ts';
import { EVERYTHING, MANY, shortTag, tagsToClear, withEdgeTags } from './edge-tags.ts';
import type { Rendered } from './rendered.ts';

/** A cache in front that notes what it is told. */
async function aCache(status = 200) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.headers['xkey-purge']}`);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { calls, url: `http://127.0.0.1:${address.port}/` };
}

const rendered = (tags: readonly string[]): Rendered => ({
  status: 200,
  headers: [['cache-tag', 'home']],
  body: Buffer.from(''),
  life: null,
  personal: false,
  tags,
});
const tagHeader = (tags: readonly string[]) =>
  Object.fromEntries(withEdgeTags(rendered(tags)).headers)['Cache-Tag'];

test('everything is called the same here and in the content client', () =>
  expect(EVERYTHING).toBe(contentEverything));

test('a page tells what it shows in short; one with very many tags says so instead', () => {
  expect(tagHeader(['story:1', 'type:home'])).toBe(`${shortTag('story:1')},${shortTag('type:home')}`);
  expect(tagHeader([])).toBeUndefined();
  const many = Array.from({ length: 251 }, (_, at) => `story:${at}`);
  expect(tagHeader([...many, EVERYTHING])).toBe(`${shortTag(MANY)},${shortTag(EVERYTHING)}`);
});

test('whatever is cleared, pages with very many tags are too', () => {
  expect(tagsToClear(['story:1'])).toEqual([shortTag(MANY), shortTag('story:1')]);
  expect(tagsToClear(['story:1', EVERYTHING])).toEqual([shortTag(EVERYTHING)]);
});

test('every cache is told, and told again for what was under way', async () => {
  const [one, two] = [await aCache(), await aCache(500)];
  const outcomes: string[] = [];
  const onPurge = (outcome: string) => void outcomes.push(outcome);
  createEdgeCache({ urls: [one.url, two.url], log: silentLog, onPurge, againMs: [20] }).clear(['story:1']);
  const call = `PURGE ${shortTag(MANY)} ${shortTag('story:1')}`;
  await expect
    .poll(() => [one.calls, two.calls], { interval: 10 })
    .toEqual([
      [call, call],
      [call, call],
    ]);
  await expect.poll(() => outcomes.toSorted()).toEqual(['done', 'done', 'failed', 'failed']);
});
