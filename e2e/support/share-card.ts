import { expect } from '@playwright/test';

const PNG = '89504e470d0a1a0a';

/** Width and height of a PNG, in px. */
export async function sizeOf(response: Response): Promise<readonly number[]> {
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(0, 8).toString('hex'), response.url).toBe(PNG);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** A card as others show it: a PNG of 1200 × 630 that is not heavy. */
export async function expectCard(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get('content-type'), url).toBe('image/png');
  expect(await sizeOf(response.clone()), url).toEqual([1200, 630]);
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.length, url).toBeLessThan(200_000);
  return png;
}
