import { readdir } from 'node:fs/promises';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { beforeEach, expect, test, vi } from 'vitest';
import { gate, page, startSource, startTestSite, type TestSite } from '../testing/test-site.ts';

const SIZES = '/m/1080x720/filters:quality(75):format(webp)';
const picture = (name: string) => `/beeld/1001/1200x800/abc/${name}.jpg`;

let directory: string;
let contentAssetsUrl: string;
let images: 'up' | 'down';
let asked: string[];
let site: TestSite;

/** What the site renders by path; a path that is not there is a 404, 'weg' a 503. */
let pages: Record<string, string>;
const show = (name: string) => `<img src="${picture(name)}${SIZES}">`;
const sitemapOf = (...paths: string[]) =>
  paths.map((path) => `<loc>https://inktvis.example${path}</loc>`).join('');

beforeEach(async () => {
  directory = temporaryFolder();
  images = 'up';
  asked = [];
  pages = {
    '/sitemap.xml': sitemapOf('/', '/een', '/twee'),
    '/': show('drie'),
    '/een': show('een'),
    '/twee': show('twee'),
  };
  contentAssetsUrl = await startSource((request, response) => {
    if (images === 'down') response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': 'image/webp' }).end(`pixels van ${request.url}`);
  });
});

const render = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname + search);
  const html = pages[pathname];
  if (html === 'weg') return page('weg', {}, 503);
  return html === undefined ? new Response('niets', { status: 404 }) : page(html);
};

async function start(more: Parameters<typeof startTestSite>[0] = {}) {
  const warmUp = { perSecond: 100, pictures: directory, settleMs: 1, retryMs: 1 };
  site = await startTestSite({ render, contentAssetsUrl, warmUp, ...more });
}

const warmUpState = async () => JSON.parse((await site.get('/readyz')).body.toString()).warmUp;
const untilDone = () => expect.poll(warmUpState, { timeout: 10_000 }).toBe('done');

test('after the start every page of the sitemap has a copy before anybody asks', async () => {
  await start();
  await untilDone();
  for (const path of ['/', '/een', '/twee'])
    expect((await site.get(path)).headers['x-cache'], path).toBe('HIT');
});

test('their pictures are there when the image service is down, after a restart too, in any size', async () => {
  await start();
  await untilDone();
  await site.close();
  images = 'down';
  await start();
  for (const name of ['een', 'twee', 'drie']) {
    const same = await site.get(picture(name) + SIZES);
    expect([same.status, same.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(same.body.toString()).toContain(`/${name}.jpg${SIZES}`);
    const other = await site.get(picture(name) + SIZES.replace('1080x720', '640x427'));
    expect([other.status, other.headers['cache-control']]).toEqual([200, 'no-cache']);
  }
  expect((await site.get(picture('onbekend') + SIZES)).status).toBe(503);
});

test('after a publication what is new gets a copy, and the picture of what is gone is deleted', async () => {
  await start();
  await untilDone();
  expect(await readdir(directory)).toHaveLength(3);
  pages = { '/sitemap.xml': sitemapOf('/', '/nieuw'), '/': 'thuis', '/nieuw': show('nieuw') };
  site.invalidate();
  await expect.poll(() => asked).toContain('/nieuw');
  await untilDone();
  expect(await readdir(directory)).toHaveLength(1);
  images = 'down';
  await site.close();
  await start();
  expect((await site.get(picture('nieuw') + SIZES)).status).toBe(200);
});

test('a page that cannot be made costs no copy of another, deletes no picture, and is tried again', async () => {
  await start();
  await untilDone();
  await site.close();
  pages['/een'] = 'weg';
  await start();
  await expect.poll(async () => (await site.get('/twee')).headers['x-cache']).toBe('HIT');
  expect(await warmUpState()).not.toBe('done');
  expect(await readdir(directory)).toHaveLength(3);
  pages['/een'] = 'terug';
  await untilDone();
  expect(await readdir(directory)).toHaveLength(2);
});

test('while a visitor waits nothing else is asked for', async () => {
  const slow = gate();
  pages['/traag'] = 'eindelijk';
  await start({
    render: async (request) => {
      const rendered = await render(request);
      if (new URL(request.url).pathname === '/traag') await slow.opened;
      return rendered;
    },
  });
  const visitor = site.get('/traag');
  await vi.waitFor(() => expect(asked).toContain('/traag'));
  const before = asked.length;
  // Far longer than the whole round takes.
  for (let count = 0; count < 200; count += 1) await site.get('/healthz');
  // What was under way when the visitor came.
  expect(asked.length - before).toBeLessThanOrEqual(1);
  expect(await warmUpState()).toBe('running');
  slow.open();
  await visitor;
  await untilDone();
});

test('without a budget nothing is asked for', async () => {
  await start({ warmUp: { perSecond: 0, pictures: directory } });
  expect(await warmUpState()).toBe('off');
});
