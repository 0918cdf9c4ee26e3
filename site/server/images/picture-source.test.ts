import { expect, test } from 'vitest';
import { makeCachedResponse } from '../cache/cached-response.ts';
import type { ImageOutcome } from './kept-images.ts';
import { readPicture } from './picture-source.ts';

const proxy = (outcome: ImageOutcome) => ({ answer: async () => outcome });

test.each([10, 20_000])('a picture of %i bytes comes as it is', async (length) => {
  const body = Buffer.from(Array.from({ length }, (_, index) => index % 256));
  const headers = [['Content-Type', 'image/webp']] as const;
  const answer = await makeCachedResponse({ status: 200, body, headers });
  expect(await readPicture(proxy({ kind: 'image', answer }), '/beeld/x')).toEqual({
    kind: 'bytes',
    bytes: body,
  });
});

test('what is missing is told apart from what does not answer', async () => {
  expect(await readPicture(proxy({ kind: 'missing' }), '/beeld/x')).toEqual({ kind: 'missing' });
  expect(await readPicture(proxy({ kind: 'down' }), '/beeld/x')).toEqual({ kind: 'down' });
  expect(await readPicture(undefined, '/toerbeeld/x')).toEqual({ kind: 'missing' });
});
