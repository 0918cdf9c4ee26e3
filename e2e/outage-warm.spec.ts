import { expect, test } from '@playwright/test';
import { openTestEnvironment, type TestEnvironment } from './support/test-environment.ts';

let environment: TestEnvironment;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  environment = await openTestEnvironment({ env: { WARM_UP_PER_SECOND: '100' } });
});
test.afterAll(() => environment.close());

const get = (path: string) => fetch(environment.url + path, { headers: { accept: 'text/html,image/webp' } });

async function warmUp(): Promise<string> {
  const body: { warmUp: string } = await (await get('/readyz')).json();
  return body.warmUp;
}

/** Every page of the sitemap. */
async function publishedPages(): Promise<string[]> {
  const sitemap = await (await get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('soon after the start everything published has a last good copy', async () => {
  test.slow();
  await expect.poll(warmUp, { timeout: 120_000, intervals: [1000] }).toBe('done');
});

test('so that an outage shows every page and its pictures, after a restart too', async () => {
  test.slow();
  await environment.stopContent();
  await environment.stopEvents();
  await environment.restartSite();
  const pages = await publishedPages();
  expect(pages.length).toBeGreaterThan(50);
  const old = await fetch(`${environment.url}/wie-zijn-we.html`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([308, '/over-inktvis']);
  expect((await get('/bestaat-echt-niet')).status).toBe(404);
  const pictures = new Set<string>();
  for (const path of pages) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    for (const [, address = ''] of html.matchAll(/\s(?:src|srcset)="(\/(?:toer)?beeld\/[^" ]+)/g))
      pictures.add(address);
  }
  expect(pictures.size).toBeGreaterThan(50);
  for (const path of pictures) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    await response.arrayBuffer();
  }
});
