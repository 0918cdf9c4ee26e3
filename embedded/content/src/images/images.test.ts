import { mkdir, readdir, symlink } from 'node:fs/promises';
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

  it('is not sent again to a client that has it', async () => {
    for (const path of [PHOTO, `${PHOTO}/m/100x0`]) {
      const etag = (await ask(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^"\w+"$/);
      const again = await ask(path, { 'if-none-match': `"iets", ${etag}` });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await ask(path, { 'if-none-match': '"anders"' })).status).toBe(200);
    }
  });

  it('tells its size to HEAD', async () => {
    const head = await ask(PHOTO, {}, 'HEAD');
    const whole = await (await ask(PHOTO)).arrayBuffer();
    expect(head.headers.get('content-length')).toBe(String(whole.byteLength));
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

  it.each([
    ['800x0', '400x200'],
    ['800x800', '200x200'],
    ['4000x400', '400x40'],
    ['800x400/filters:no_upscale()', '400x200'],
  ])('%s is never larger than the source: %s', async (transform, size) => {
    expect((await picture(`${PHOTO}/m/${transform}`)).size).toBe(size);
  });

  it('is cut around the middle, or around its focal point', async () => {
    const middle = await picture(`${PHOTO}/m/100x200`);
    expect([middle.colour(0.1, 0.5), middle.colour(0.9, 0.5)]).toEqual(['red', 'blue']);
    const right = await picture(`${PHOTO}/m/100x200/filters:focal(390x90:400x100)`);
    expect([right.colour(0.1, 0.5), right.colour(0.9, 0.5)]).toEqual(['blue', 'blue']);
  });

  it('stands upright, whatever its camera wrote', async () => {
    const turned = await picture('/f/1001/200x400/abc/gedraaid.jpg/m/100x0');
    expect([turned.size, turned.colour(0.5, 0.1), turned.colour(0.5, 0.9)]).toEqual([
      '100x200',
      'red',
      'blue',
    ]);
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

  it('is smaller with less quality', async () => {
    const bytes = async (quality: number) =>
      (await (await ask(`${PHOTO}/m/filters:quality(${quality}):format(jpeg)`)).arrayBuffer()).byteLength;
    expect(await bytes(10)).toBeLessThan(await bytes(95));
  });

  it('keeps what is transparent', async () => {
    const response = await ask('/f/1001/40x40/abc/vel.png/m/20x30/filters:format(png)');
    const { width, height, hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height, hasAlpha]).toEqual([20, 30, true]);
  });
});

describe('what cannot be transformed', () => {
  it('is delivered as it is', async () => {
    const svg = await ask('/f/1001/10x10/abc/tekening.svg/m/5x5/filters:format(webp)');
    expect([svg.headers.get('content-type'), await svg.text()]).toEqual(['image/svg+xml', DRAWING]);
    expect(svg.headers.get('content-security-policy')).toContain("default-src 'none'");
    const pdf = await ask('/f/1001/abc/plan.pdf/m/');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const broken = await ask('/f/1001/10x10/abc/stuk.png/m/5x5');
    expect([broken.status, await broken.text()]).toEqual([200, 'geen beeld']);
  });

  it.each([
    [400, `${PHOTO}/m/abc`],
    [400, `${PHOTO}/m/100x`],
    [400, `${PHOTO}/m/100x100/filters:quality(veel)`],
    [400, '/f/1001/%ZZ'],
    [404, '/f/1001/400x200/abc/geen.jpg'],
    [404, '/f/1001/400x200/abc'],
    [404, '/f/1001/400x200/abc/foto.jpg/x/100x0'],
  ])('responds with %i to %s', async (status, path) => {
    expect((await ask(path)).status).toBe(status);
  });

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

describe('the cache on the disk', () => {
  it('makes a picture once, however many ask, and remembers it over a restart', async () => {
    const imageCacheDir = join(dirname(folder.dir), 'apart');
    const own = await serve(folder, { imageCacheDir });
    const responses = await Promise.all(Array.from({ length: 12 }, () => fetch(`${own.url}${PHOTO}/m/33x0`)));
    expect(new Set(responses.map(({ status, headers }) => `${status} ${headers.get('etag')}`)).size).toBe(1);
    await own.close();
    expect(await readdir(imageCacheDir)).toHaveLength(1);
    const again = await serve(folder, { imageCacheDir });
    expect((await fetch(`${again.url}${PHOTO}/m/33x0`)).headers.get('etag')).toBe(
      responses[0]?.headers.get('etag'),
    );
    await again.close();
    expect(await readdir(imageCacheDir)).toHaveLength(1);
  });

  it('does without a disk that refuses', async () => {
    const blocked = join(dirname(folder.dir), 'geen-map');
    await mkdir(dirname(blocked), { recursive: true });
    await symlink('/dev/null', blocked);
    const own = await serve(folder, { imageCacheDir: blocked });
    expect((await fetch(`${own.url}${PHOTO}/m/50x0`)).status).toBe(200);
    await own.close();
  });
});
