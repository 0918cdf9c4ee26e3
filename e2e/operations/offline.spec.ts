// Not the test of `support`: without network pictures that were never seen fail, and the browser says so.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openTestEnvironment } from '../support/test-environment.ts';

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
    .poll(() => stored(page))
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

test('every day and filter of the programme can be read without network, from what was stored', async ({
  page,
  context,
}) => {
  await visit(page, '/nieuws');
  const cards = page.locator('main article');
  const paths = ['/programma/zondag-27-oktober', '/programma?thema=kids', '/programma?dag=alle&pagina=2'];
  const shown = new Map<string, string[]>();
  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  const reference = await other?.newPage();
  if (!reference) throw new Error('no browser');
  for (const path of paths) {
    await reference.goto(path);
    shown.set(path, [
      await reference
        .getByText(/^\d+ belevingen?( van \d+)?$/)
        .first()
        .innerText(),
      await reference.locator('main article h3').first().innerText(),
    ]);
  }
  await other?.close();
  await goOffline(context);
  for (const [path, [count = '', title = '']] of shown) {
    await page.goto(path);
    await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
    await expect(cards.locator('h3').first()).toHaveText(title);
    await expect(line(page)).toContainText('Geen verbinding. Bijgewerkt');
    await expect(page).toHaveURL(path);
  }
  await page.goto('/programma?dag=alle');
  await page
    .getByRole('link', { name: /zondag 3 november/i })
    .first()
    .click();
  await expect(page).toHaveURL('/programma/zondag-3-november');
  await expect(page.locator('h1')).toHaveText('Zondag 3 november');
  await expect(
    page.locator('main').getByText(/^Geen verbinding\. Bijgewerkt /),
    'the list itself says so',
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/programma?dag=alle');
});

test('a beleving that was never read shows its title, hours and places without network, and can be saved', async ({
  page,
  context,
}) => {
  await visit(page, '/nieuws');
  const data = await (await page.request.get('/programma.json')).json();
  const [item] = data.items;
  const { pathname } = new URL(item.url);
  await goOffline(context);
  await page.goto(pathname);
  await expect(page.locator('h1')).toHaveText(item.title);
  await expect(line(page)).toContainText('Geen verbinding. Bijgewerkt');
  const row = page.locator('main article').first();
  await expect(row).toContainText(item.start.slice(11, 16).replace(':', '.'));
  await expect(row).toContainText(item.location.title);
  await row.locator('button[data-ribbon]').click();
  await page.goto('/mijn-leeslint');
  await expect(page.locator('main')).toContainText(item.title);
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
  for (const path of ['/programma/namen', '/programma/zondag-27-oktober?weergave=blad', '/vrijwilligers']) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText('Je bent offline');
  }
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
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  } finally {
    await context.close();
    await on.close();
  }
});
