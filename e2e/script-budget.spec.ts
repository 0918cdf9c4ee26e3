import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

async function scriptsOf(
  page: import('@playwright/test').Page,
  address: string,
): Promise<{ url: string; bytes: number }[]> {
  const scripts: Promise<{ url: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(
      response.body().then((body) => ({ url: response.url(), bytes: brotliCompressSync(body).length })),
    );
  });
  await page.goto(address);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  return Promise.all(scripts);
}

test('the home page sends at most 90 kB of script, compressed', async ({ page }) => {
  const scripts = await scriptsOf(page, '/');
  expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(90_000);
});

test('the programme filters, prints and saves with at most 90 kB of script, compressed', async ({ page }) => {
  const scripts = await scriptsOf(page, '/programma');
  expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(90_000);
});

test('the bookshops wait for a click, with at most 4.6 kB', async ({ page }) => {
  const scripts = await scriptsOf(page, '/boekhandels');
  expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(4600);
});

for (const address of ['/privacy', '/bestaat-niet']) {
  test(`${address} has no island and sends no React`, async ({ page }) => {
    const scripts = await scriptsOf(page, address);
    expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(4000);
  });
}
