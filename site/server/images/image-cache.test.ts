import { expect, test } from 'vitest';
import { makeCachedResponse } from '../cache/cached-response.ts';
import { createImageCache, type ImageOutcome, pictureOf } from './image-cache.ts';

const headers = [['Content-Type', 'image/webp']] as const;
const image = async (body: Buffer): Promise<ImageOutcome> => ({
  kind: 'image',
  response: await makeCachedResponse({ status: 200, body, headers }),
});

test.each([10, 20_000])('a page gets a picture of %i bytes as it is', async (length) => {
  const bytes = Buffer.from(Array.from({ length }, (_, index) => index % 256));
  expect(pictureOf(await image(bytes))).toEqual({ kind: 'bytes', bytes });
});

test('a missing picture is told apart from a source that does not respond', () => {
  expect(pictureOf({ kind: 'missing' })).toEqual({ kind: 'missing' });
  expect(pictureOf({ kind: 'down' })).toEqual({ kind: 'down' });
  expect(pictureOf({ kind: 'missing' })).toEqual({ kind: 'missing' });
});

test('a large image is passed on, and not stored; nor is what the site asks for itself', async () => {
  const cache = createImageCache({ source: 'proef', maxBytes: 8_000_000 });
  const fetched: number[] = [];
  const get = (key: string, size: number, forVisitor = true) =>
    cache.get(key, { path: key, forVisitor }, () => {
      fetched.push(size);
      return image(Buffer.alloc(size));
    });
  for (const _ of [1, 2]) expect(await get('groot', 2_000_000)).toMatchObject({ kind: 'image' });
  for (const _ of [1, 2]) expect(await get('eigen', 20, false)).toMatchObject({ kind: 'image' });
  for (const _ of [1, 2]) expect(await get('klein', 10)).toMatchObject({ kind: 'image' });
  expect(fetched).toEqual([2_000_000, 2_000_000, 20, 20, 10]);
});
