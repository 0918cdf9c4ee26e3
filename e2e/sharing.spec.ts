import { expect, test } from './support/test.ts';

/** As a visitor I share a page with a friend. */
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const ARTICLE = '/nieuws/gezelle-in-het-begijnhof';

test('copying the link says so 100 ms after the click, for five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(ARTICLE);
  await page.getByText('Deel deze pagina').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Kopieer link' })).toBeVisible();
  const toast = page.locator('li').filter({ hasText: 'Je hebt de url gekopieerd' });
  await page.clock.pauseAt(new Date('2030-01-01'));
  await page.getByRole('button', { name: 'Kopieer link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(ARTICLE);
  await page.clock.runFor(90);
  await expect(toast).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(toast).toBeVisible();
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('F8 moves the focus to the message, Escape closes it', async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByText('Deel deze pagina').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Kopieer link' }).click();
  const toast = page.locator('li').filter({ hasText: 'Je hebt de url gekopieerd' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});

test('Facebook and X are plain links to the canonical address', async ({ page }) => {
  await page.goto(ARTICLE);
  const facebook = page.getByRole('link', { name: 'Facebook' }).first();
  await expect(facebook).toHaveAttribute('href', new RegExp(encodeURIComponent(ARTICLE)));
});
