// Not the test of `support`: without network pictures that were never seen fail, and the browser says so.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openTestEnvironment } from './support/test-environment.ts';

test.use({ serviceWorkers: 'allow' });

const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    if (!names.includes('site-paginas-1')) return [];
    const pages = await caches.open('site-paginas-1');
    return (await pages.keys()).map(({ url }) => url.slice(location.origin.length));
  });

/** Visits a page, until the worker stored it and what goes with every visit. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => stored(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([path, '/programma', '/mijn-leeslint', '/programma.json', '/offline']));
}

const line = (page: Page) => page.locator('[data-offline]');
const goOffline = (context: BrowserContext) => context.setOffline(true);

test('after one visit the programme, one’s own list and what was read can be read without network', async ({
  page,
  context,
}) => {
  await visit(page, '/nieuws/gezelle-in-het-begijnhof');
  await goOffline(context);
  for (const path of ['/nieuws/gezelle-in-het-begijnhof', '/programma', '/mijn-leeslint']) {
    await page.goto(path);
    await expect(line(page)).toHaveText(/^Geen verbinding\. Bijgewerkt (op .+ )?om \d\d\.\d\d\.$/);
    await expect(page.locator('h1')).not.toHaveText('Je bent offline');
  }
});

test('a beleving that was saved stands on the own list without network', async ({ page, context }) => {
  await visit(page, '/programma');
  const ribbon = page.locator('main button[data-ribbon]').first();
  await ribbon.click();
  await goOffline(context);
  await page.goto('/mijn-leeslint');
  await expect(page.locator('main')).toContainText(/1 op|1 beleving/);
});

test('a page that was never read says so, and leads on to what was', async ({ page, context }) => {
  await visit(page, '/nieuws');
  await goOffline(context);
  await page.goto('/vrijwilligers');
  await expect(page.locator('h1')).toHaveText('Je bent offline');
  await page.locator('main a[href="/programma"]').click();
  await expect(page).toHaveURL('/programma');
  await expect(line(page)).toBeVisible();
});

test('with network again pages are new, without the line', async ({ page, context }) => {
  await visit(page, '/nieuws');
  await goOffline(context);
  await page.reload();
  await expect(line(page)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(line(page)).toHaveCount(0);
});

test('calls, previews and links out of mails are not stored', async ({ page }) => {
  await visit(page, '/contact');
  await page.goto('/nieuwsbrief/bevestigen?token=x');
  await page.goto('/bestaat-niet');
  await page.goto('/live');
  await visit(page, '/nieuws');
  expect((await stored(page)).filter((path) => /^\/(api|live|nieuwsbrief|bestaat)/.test(path))).toEqual([]);
});

test('OFFLINE=off takes the worker and what it stored away at the next visit', async ({ browser }) => {
  const on = await openTestEnvironment();
  const port = new URL(on.url).port;
  const context = await browser.newContext({ baseURL: on.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await visit(page, '/nieuws');
    await on.restartSite({ OFFLINE: 'off' });
    expect(new URL(on.url).port).toBe(port);
    await page.goto('/nieuws');
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  } finally {
    await context.close();
    await on.close();
  }
});
