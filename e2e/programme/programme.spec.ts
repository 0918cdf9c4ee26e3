import { expect, test } from '../support/test.ts';

/** As a festival-goer I leaf through the programme, open a beleving, and come back to where I was. */
test('the programme opens on the day of today, and all days are one step away', async ({ page }) => {
  await page.goto('/programma');
  const days = page.getByRole('navigation', { name: 'Dagen' });
  await expect(days.locator('[aria-current=date]')).toContainText('zaterdag 26 oktober');
  await days.getByRole('link', { name: /^Alle dagen/ }).click();
  await expect(page).toHaveURL(/\/programma\?dag=alle$/);
});

test('a day in the address is never overridden', async ({ page }) => {
  await page.goto('/programma/zondag-3-november');
  await expect(page.locator('[aria-current=date]')).toContainText('zondag 3 november');
});

test('a day that is not in the festival is not found, and shows the days that are', async ({ page }) => {
  const response = await page.goto('/programma/maandag-4-november');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('navigation', { name: 'Dagen' }).getByRole('link')).toHaveCount(9);
});

test('the programme shows 24 belevingen a page, with all pages in reach', async ({ page }) => {
  await page.goto('/programma?dag=alle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programma');
  await expect(page.locator('main article')).toHaveCount(24);
  await page
    .getByRole('navigation', { name: /Pagina/ })
    .getByRole('link', { name: 'Pagina 2' })
    .click();
  await expect(page).toHaveURL(/\?dag=alle&pagina=2$/);
  await expect(page).toHaveTitle(/pagina 2 van 10/);
});

test('a page that does not exist shows the first', async ({ page }) => {
  for (const pagina of ['0', '-1', 'twee', '9999']) {
    await page.goto(`/programma?pagina=${pagina}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/programma$/);
  }
});

test('a beleving leads back to the list it was opened from', async ({ page }) => {
  const address = '/programma?thema=kids&pagina=2';
  await page.goto(address);
  const card = page.locator('main a[href^="/activiteiten/"]').last();
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(window.scrollY));
  expect(top).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/activiteiten\//);
  // On a phone when and where are in the first screen.
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const cell = (label: string) =>
    page
      .locator('main dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .first();
  for (const label of ['Wanneer', 'Waar']) await expect(cell(label)).toBeInViewport({ ratio: 1 });
  if (desk) await page.setViewportSize(desk);
  await page.getByRole('link', { name: /^Terug naar/ }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
});

test('a day shows its own belevingen', async ({ page }) => {
  await page.goto('/programma/zondag-27-oktober');
  await expect(
    page.locator('[aria-current="date"], [aria-current="page"]').filter({ hasText: '27' }).first(),
  ).toBeVisible();
  await page.locator('main article a[href^="/activiteiten/"]').first().click();
  await expect(page.getByRole('link', { name: 'Terug naar zondag 27 oktober', exact: true })).toBeVisible();
});

test('invented filter values take no room in the page cache', async ({ request }) => {
  const answer = (address: string) => request.get(address, { maxRedirects: 0 });
  for (const address of ['/programma?thema=kids', '/programma/lijst.json?thema=kids'])
    expect((await answer(address)).headers()['x-cache']).toMatch(/^(HIT|MISS|STALE)$/);
  for (const [address, known] of [
    ['/programma?thema=verzonnen-1', '/programma?onbekend=1'],
    ['/programma?thema=kids&type=verzonnen-2', '/programma?thema=kids&onbekend=1'],
    ['/programma/lijst.json?thema=verzonnen-1', '/programma/lijst.json?onbekend=1'],
  ] as const) {
    const { location, 'x-cache': cache } = (await answer(address)).headers();
    expect([location, cache]).toEqual([known, undefined]);
  }
});
