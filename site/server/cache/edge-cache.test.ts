import { once } from 'node:events';
import { createServer } from 'node:http';
import { EVERYTHING as contentEverything } from '@inktvis/content/client';
import { silentLog } from '@inktvis/foundation/log';
import { expect, onTestFinished, test } from 'vitest';
import { createEdgeCache, EVERYTHING, MANY_TAGS, shortTag, tagsToPurge, withEdgeTags } from './edge-cache.ts';
import type { Rendered } from './rendered.ts';

/** A cache in front that records what it receives. */
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

test('the tag for everything is the one of the content client', () =>
  expect(EVERYTHING).toBe(contentEverything));

test('a page carries short tags; one with very many carries a single one instead', () => {
  expect(tagHeader(['story:1', 'type:home'])).toBe(`${shortTag('story:1')},${shortTag('type:home')}`);
  expect(tagHeader([])).toBeUndefined();
  const many = Array.from({ length: 251 }, (_, at) => `story:${at}`);
  expect(tagHeader([...many, EVERYTHING])).toBe(`${shortTag(MANY_TAGS)},${shortTag(EVERYTHING)}`);
});

test('whatever is purged, pages with very many tags are too', () => {
  expect(tagsToPurge(['story:1'])).toEqual([shortTag(MANY_TAGS), shortTag('story:1')]);
  expect(tagsToPurge(['story:1', EVERYTHING])).toEqual([shortTag(EVERYTHING)]);
});

test('every cache is purged, and again for what was in flight', async () => {
  const [one, two] = [await aCache(), await aCache(500)];
  const outcomes: string[] = [];
  const onPurge = (outcome: string) => void outcomes.push(outcome);
  createEdgeCache({ urls: [one.url, two.url], log: silentLog, onPurge, repeatMs: [20] }).purge(['story:1']);
  const call = `PURGE ${shortTag(MANY_TAGS)} ${shortTag('story:1')}`;
  await expect
    .poll(() => [one.calls, two.calls], { interval: 10 })
    .toEqual([
      [call, call],
      [call, call],
    ]);
  await expect.poll(() => outcomes.toSorted()).toEqual(['done', 'done', 'failed', 'failed']);
});
