import { expect, test } from '../support/test.ts';

/** As a visitor I find my way through the header with a mouse, a finger, a keyboard, and without script. */
const panel = (page: import('@playwright/test').Page, label: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: label });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one panel is open at a time, and a click outside closes it', async ({ page }) => {
    await page.goto('/');
    await panel(page, 'Programma').click();
    await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeVisible();
    await panel(page, 'Praktisch').click();
    await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Bereikbaarheid' })).toBeVisible();
    await page.mouse.click(700, 880);
    await expect(page.getByRole('link', { name: 'Bereikbaarheid' })).toBeHidden();
  });

  test('Escape closes the panel and gives the focus back to its button', async ({ page }) => {
    await page.goto('/');
    await panel(page, 'Programma').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeHidden();
    await expect(panel(page, 'Programma')).toBeFocused();
  });

  test('a panel closes when the focus walks out of it', async ({ page }) => {
    await page.goto('/');
    await panel(page, 'Programma').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeHidden();
  });

  test('the first Tab reaches the content', async ({ page }) => {
    await page.goto('/praktisch');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('the section a visitor is in is marked', async ({ page }) => {
    await page.goto('/nieuws/gezelle-in-het-begijnhof');
    const news = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' });
    await expect(news).toHaveAttribute('aria-current', /.+/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const javaScriptEnabled of [true, false]) {
    test(`the menu opens, folds out and closes ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL,
        javaScriptEnabled,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      await menu.getByText('Praktisch', { exact: true }).first().click();
      await expect(menu.getByRole('link', { name: 'Bereikbaarheid' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await context.close();
    });
  }

  test('the focus stays inside the open menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      });
      expect(place, `after ${step + 1} tabs`).toBe(true);
    }
  });
});
