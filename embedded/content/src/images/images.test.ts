import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeFolder, serve } from '../testing/fixture.ts';

const PHOTO = '/f/1001/400x200/abc/foto.jpg';
const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: '#00f' } });

const folder = await makeFolder();
for (const path of ['400x200/abc/foto', 'x/abc/oud', '0x0/abc/oud', 'abc/oud'])
  await folder.write(`assets/1001/${path}.jpg`, await photo.jpeg().toBuffer());
const service = await serve(folder);

const picture = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${service.url}${path}`, { headers });
  expect(response.status, path).toBe(200);
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  return { headers: response.headers, size: `${width}x${height}`, format };
};

it.each(['1001/x/abc', '1001/0x0/abc', '1001/abc'])('serves %s, an address without a size', async (path) => {
  expect(await picture(`/f/${path}/oud.jpg`)).toMatchObject({ size: '400x200' });
  const smaller = `/f/${path}/oud.jpg/m/64x0/filters:quality(75):format(webp):no_upscale()?v=1`;
  expect(await picture(smaller)).toMatchObject({ size: '64x32', format: 'webp' });
});

it('an original is the file itself, to be stored for ever', async () => {
  const { headers, size, format } = await picture(PHOTO, { accept: 'image/webp' });
  expect([size, format]).toEqual(['400x200', 'jpeg']);
  expect(headers.get('content-type')).toBe('image/jpeg');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('vary')).toBeNull();
});

it.each([
  ['', '400x200'],
  ['100x0', '100x50'],
  ['0x100', '200x100'],
  ['0x0', '400x200'],
  ['100x100', '100x100'],
  ['100x50/filters:blur(2):quality(80)', '100x50'],
])('transformed by %j it is %s', async (transform, size) => {
  expect((await picture(`${PHOTO}/m/${transform}`)).size).toBe(size);
});

it('transformed it is WebP where Accept allows it, unless a format is asked', async () => {
  const accept = 'image/avif,image/webp,*/*';
  const webp = await picture(`${PHOTO}/m/100x0`, { accept });
  expect([webp.format, webp.headers.get('vary')]).toEqual(['webp', 'Accept']);
  expect(webp.headers.get('content-type')).toBe('image/webp');
  expect((await picture(`${PHOTO}/m/100x0`, { accept: '*/*' })).format).toBe('jpeg');
  const png = await picture(`${PHOTO}/m/100x0/filters:format(png)`, { accept });
  expect([png.format, png.headers.get('vary')]).toEqual(['png', null]);
});

it.each([
  '/f/1001/400x200/abc/%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fspace.json',
  '/f/1001/../../../space.json',
  '/f/1001/400x200/..%5c..%5c/foto.jpg',
])('%s is no way out of the folder', async (path) => {
  await folder.write('space.json', { id: 1001, name: 'x', domain: 'x' });
  const { hostname, port } = new URL(service.url);
  const [response] = await once(get({ hostname, port, path }), 'response');
  expect(response.resume().statusCode).toBe(404);
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
