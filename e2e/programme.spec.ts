import { expect, test } from './support/test.ts';

/** As a festival-goer I leaf through the programme, open a beleving, and come back to where I was. */
test('the programme shows 24 belevingen a page, with all pages in reach', async ({ page }) => {
  await page.goto('/programma');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programma');
  await expect(page.locator('main article')).toHaveCount(24);
  await page
    .getByRole('navigation', { name: /Pagina/ })
    .getByRole('link', { name: 'Pagina 2' })
    .click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(page).toHaveTitle(/pagina 2 van 10/);
});

test('a page that does not exist shows the first', async ({ page }) => {
  for (const pagina of ['0', '-1', 'twee', '9999']) {
    await page.goto(`/programma?pagina=${pagina}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/programma$/);
  }
});

test('a beleving leads back to the list it was opened from', async ({ page }) => {
  await page.goto('/programma?pagina=2');
  await page.locator('main a[href^="/activiteiten/"]').first().click();
  await expect(page).toHaveURL(/\/activiteiten\//);
  await page.getByRole('link', { name: /^Terug naar/ }).click();
  await expect(page).toHaveURL(/\/programma\?pagina=2$/);
});

test('a day shows its own belevingen', async ({ page }) => {
  await page.goto('/programma/zondag-27-oktober');
  await expect(
    page.locator('[aria-current="date"], [aria-current="page"]').filter({ hasText: '27' }).first(),
  ).toBeVisible();
  await expect(page.locator('main a[href^="/activiteiten/"]').first()).toBeVisible();
});
