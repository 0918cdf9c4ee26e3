import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentService } from '../create-service.ts';
import { type Folder, makeFolder, serve } from '../testing/fixture.ts';

const PHOTO = '/f/1001/400x200/abc/foto.jpg';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';

let folder: Folder;
let service: ContentService;

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

beforeAll(async () => {
  folder = await makeFolder();
  await folder.write(
    'assets/1001/400x200/abc/foto.jpg',
    await halves(400, 200).jpeg({ quality: 95 }).toBuffer(),
  );
  await folder.write(
    'assets/1001/200x400/abc/gedraaid.jpg',
    await halves(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  await folder.write(
    'assets/1001/40x40/abc/vel.png',
    await sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer(),
  );
  await folder.write('assets/1001/10x10/abc/tekening.svg', DRAWING);
  await folder.write('assets/1001/abc/plan.pdf', '%PDF-1.4 plan');
  for (const path of ['1001/x/abc', '1001/0x0/abc', '1001/abc'])
    await folder.write(`assets/${path}/oud.jpg`, await halves(400, 200).jpeg().toBuffer());
  await folder.write('assets/1001/10x10/abc/stuk.png', 'geen beeld');
  service = await serve(folder);
});
afterAll(async () => {
  await service.close();
  await folder.clear();
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${service.url}${path}`, { method, headers });
const picture = async (path: string, headers?: Record<string, string>) => {
  const response = await ask(path, headers);
  expect(response.status, path).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  /** Red, blue or another, at a place given as a part of width and height. */
  const colour = (x: number, y: number) => {
    const at = (Math.floor(y * (height - 1)) * width + Math.floor(x * (width - 1))) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    return red > 200 && blue < 90 ? 'red' : blue > 200 && red < 90 ? 'blue' : `${red},${green},${blue}`;
  };
  return { response, size: `${width}x${height}`, format, colour };
};

it.each(['1001/x/abc', '1001/0x0/abc', '1001/abc'])('serves %s, an address without a size', async (path) => {
  expect(await picture(`/f/${path}/oud.jpg`)).toMatchObject({ size: '400x200' });
  const smaller = `/f/${path}/oud.jpg/m/64x0/filters:quality(75):format(webp):no_upscale()?v=1`;
  expect(await picture(smaller)).toMatchObject({ size: '64x32', format: 'webp' });
});

describe('an original', () => {
  it('is the file itself, to be stored for ever', async () => {
    const { response, size, format } = await picture(PHOTO, { accept: 'image/webp' });
    expect([size, format]).toEqual(['400x200', 'jpeg']);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBeNull();
  });
});

describe('a transformed picture', () => {
  it.each([
    ['', '400x200'],
    ['100x0', '100x50'],
    ['0x100', '200x100'],
    ['0x0', '400x200'],
    ['100x100', '100x100'],
    ['100x50/filters:blur(2):quality(80)', '100x50'],
  ])('%j is %s', async (transform, size) => {
    expect((await picture(`${PHOTO}/m/${transform}`)).size).toBe(size);
  });

  it('is WebP where Accept allows it, unless a format is asked', async () => {
    const accept = 'image/avif,image/webp,*/*';
    const webp = await picture(`${PHOTO}/m/100x0`, { accept });
    expect([webp.format, webp.response.headers.get('vary')]).toEqual(['webp', 'Accept']);
    expect(webp.response.headers.get('content-type')).toBe('image/webp');
    expect((await picture(`${PHOTO}/m/100x0`, { accept: '*/*' })).format).toBe('jpeg');
    const png = await picture(`${PHOTO}/m/100x0/filters:format(png)`, { accept });
    expect([png.format, png.response.headers.get('vary')]).toEqual(['png', null]);
  });
});

describe('what cannot be transformed', () => {
  it.each([
    '/f/1001/400x200/abc/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fspace.json',
    '/f/1001/../../../space.json',
    '/f/1001/400x200/..%5c..%5c/foto.jpg',
  ])('has no way out of the folder: %s', async (path) => {
    await folder.write('space.json', { id: 1001, name: 'x', domain: 'x' });
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(service.url);
      get({ hostname, port, path }, (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    expect(status).toBe(404);
  });
});

it('what was made stays on the disk over a restart', async () => {
  const imageCacheDir = join(dirname(folder.dir), 'apart');
  for (let start = 0; start < 2; start += 1) {
    const own = await serve(folder, { imageCacheDir });
    expect((await fetch(`${own.url}${PHOTO}/m/33x0`)).status).toBe(200);
    await own.close();
    expect(await readdir(imageCacheDir)).toHaveLength(1);
  }
});
