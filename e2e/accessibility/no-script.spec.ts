import { ADDRESSES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor whose script did not arrive I still read everything. */
test.use({ javaScriptEnabled: false });

test('every page is complete without script', async ({ page }) => {
  test.setTimeout(240_000);
  for (const address of ADDRESSES) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, address).toHaveCount(1);
    await expect(heading, address).toBeVisible();
    expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(20);
  }
});

test('a question opens, a panel opens, a video is a link', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/voor-scholen');
  await page.locator('summary').filter({ hasText: 'Wat kost een bezoek?' }).click();
  await expect(page.getByText('Vier euro per kind')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('button', { name: 'Programma' })
    .click();
  await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeVisible();
  await expect(page.locator('figure a[href*="youtube.com"]')).toHaveCount(1);
});
