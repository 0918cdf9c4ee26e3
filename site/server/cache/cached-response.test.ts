import { describe, expect, test } from 'vitest';
import { makeCachedResponse } from './cached-response.ts';

const MEBIBYTE = 1024 * 1024;

/** A stored page of so many bytes, which compresses well. */
const stored = (text: string, bytes: number) =>
  makeCachedResponse({
    status: 200,
    headers: [['content-type', 'text/html']],
    body: Buffer.from(text.repeat(Math.ceil(bytes / text.length))),
    withCacheStatus: true,
  });

describe('the plain body of a stored page', () => {
  test('is decompressed once, however often it is asked for', async () => {
    const { variants, bytes } = await stored('pagina ', MEBIBYTE);
    expect(bytes).toBeLessThan(MEBIBYTE / 10);
    const bodies = Array.from({ length: 10 }, () => variants.identity.body);
    expect(bodies[0]?.length).toBeGreaterThanOrEqual(MEBIBYTE);
    // The same bytes, not equal ones.
    expect(bodies.every((body) => body === bodies[0])).toBe(true);
  });

  test('makes room for others, and is made again when it is asked for', async () => {
    const { variants } = await stored('eerste ', MEBIBYTE);
    const before = variants.identity.body;
    for (let number = 1; number <= 17; number += 1) {
      const other = await stored(`andere ${number} `, MEBIBYTE);
      expect(other.variants.identity.body.length).toBeGreaterThanOrEqual(MEBIBYTE);
    }
    const after = variants.identity.body;
    expect(after === before).toBe(false);
    expect(after).toEqual(before);
  });
});
