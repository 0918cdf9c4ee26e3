// Not the test of `support`: without network pictures that were never seen fail, and the browser says so.
import { expect, type Page, test } from '@playwright/test';
import { goOffline } from '../support/go-offline.ts';

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
const refusal = (page: Page) => page.locator('b', { hasText: /^Geen verbinding\. Deze keuze kan nu niet/ });

const said = 'Geen verbinding. Bijgewerkt';

test('after one visit the programme, one’s own list and what was read can be read without network, and no more', async ({
  page,
  context,
}) => {
  await visit(page, '/contact');
  await page.goto('/nieuwsbrief/bevestigen?token=x');
  await page.goto('/bestaat-niet');
  await page.goto('/live');
  await visit(page, '/nieuws/gezelle-in-het-begijnhof');
  expect((await stored(page)).filter((path) => /^\/(api|nieuwsbrief|bestaat)/.test(path))).toEqual([]);
  await goOffline(page);
  for (const path of ['/nieuws/gezelle-in-het-begijnhof', '/programma', '/mijn-leeslint']) {
    await page.goto(path);
    await expect(line(page)).toHaveText(/^Geen verbinding\. Bijgewerkt (op .+ )?om \d\d\.\d\d\.$/);
    await expect(page.locator('h1')).not.toHaveText('Je bent offline');
  }

  // A page that was never read says so, and leads on to what was.
  for (const path of ['/programma/namen', '/programma?thema=kids', '/activiteiten/drakenschool']) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText('Je bent offline');
  }
  await page.locator('main a[href="/programma"]').click();
  await expect(page).toHaveURL('/programma');

  await context.setOffline(false);
  await page.reload();
  await expect(line(page)).toHaveCount(0);
});

test('a choice without network opens the list that was read, or keeps the one that is shown and says so', async ({
  page,
}) => {
  await visit(page, '/programma/zondag-27-oktober');
  await visit(page, '/programma?dag=alle');
  const titles = () => page.locator('main article h3').allInnerTexts();
  await page.reload();
  const before = await titles();
  await goOffline(page);
  await page
    .getByRole('link', { name: /zondag 3 november/i })
    .first()
    .click();
  await expect(refusal(page)).toBeInViewport();
  await expect(page).toHaveURL('/programma?dag=alle');
  expect(await titles()).toEqual(before);
  // On a phone a filter that cannot be applied closes its sheet.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Filters', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^Toon Kids/ }).click();
  await expect(refusal(page)).toBeInViewport();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('link', { name: /zondag 27 oktober/i })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText('Zondag 27 oktober');
  await expect(line(page)).toContainText(said);
  await page.goBack();
  await expect(page).toHaveURL('/programma?dag=alle');
});

test('with something saved its page and what is read on the way can be read without network, also if saved before', async ({
  page,
  browser,
  baseURL,
}) => {
  const paths = ['/praktisch', '/bereikbaarheid', '/toegankelijkheid'];
  const before = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const old = await before.newPage();
  await old.goto('/programma?dag=alle');
  await old.locator('main article button[data-ribbon]').last().click();
  const list = (await old.evaluate(() => localStorage.getItem('leeslint'))) ?? '';
  await before.close();

  await visit(page, '/nieuws');
  expect(await stored(page)).not.toEqual(expect.arrayContaining(paths));
  await page.evaluate((text) => localStorage.setItem('leeslint', text), list);
  await visit(page, '/programma?dag=alle');
  const isSaved = (path: string) => path.startsWith('/activiteiten/');
  await expect.poll(async () => (await stored(page)).filter(isSaved)).toHaveLength(1);
  const card = page.locator('main article').first();
  const href = (await card.locator('a[href^="/activiteiten/"]').first().getAttribute('href')) ?? '';
  await card.locator('button[data-ribbon]').click();
  await expect.poll(() => stored(page)).toEqual(expect.arrayContaining([...paths, href]));
  await goOffline(page);
  for (const path of [...paths, ...(await stored(page)).filter(isSaved)]) {
    await page.goto(path);
    await expect(line(page)).toContainText(said);
    await expect(page.locator('h1')).not.toHaveText('Je bent offline');
  }
  await expect(page.locator('main')).not.toContainText('De hele bladzijde lees je met verbinding');
});
