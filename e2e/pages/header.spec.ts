import type { Page } from '@playwright/test';
import { tabTo } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ reducedMotion: 'reduce' });

const panel = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('button', { name: label });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('one panel is open at a time, and a click outside closes it', async ({ page }) => {
    await page.goto('/nieuws');
    const getting = page.getByRole('link', { name: 'Bereikbaarheid' });
    const opening = page.getByRole('link', { name: 'Openingsdag' });
    await panel(page, 'Praktisch').click();
    await expect(getting).toBeVisible();
    await expectAccessible(page);
    await panel(page, 'Programma').click();
    await expect(getting).toBeHidden();
    await page.mouse.click(700, 880);
    await expect(opening).toBeHidden();
    // It begins with the first day and with everything.
    await panel(page, 'Programma').click();
    const links = page.locator('[popover]:popover-open').getByRole('list').first().getByRole('link');
    await expect(links.nth(0)).toHaveText('Vandaag');
    await links.nth(1).click();
    await expect(page).toHaveURL('/programma?dag=alle');
  });

  test('by keyboard into a panel, through it, and on to what comes next; Escape gives the focus back to its button', async ({
    page,
  }) => {
    await page.goto('/');
    const opening = page.getByRole('link', { name: 'Openingsdag' });
    await tabTo(page, panel(page, 'Programma'));
    await expect(opening).toBeHidden();
    await page.keyboard.press('Enter');
    await tabTo(page, opening, 12);
    const next = page.getByRole('navigation', { name: 'Hoofdmenu' });
    await tabTo(page, next.getByRole('link', { name: 'Op toer', exact: true }), 12);
    await expect(opening).toBeHidden();
    await panel(page, 'Programma').press('Enter');
    await page.keyboard.press('Tab');
    await expect(opening).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opening).toBeHidden();
    await expect(panel(page, 'Programma')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(opening).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(opening).toBeHidden();
  });

  test('after each move the title is that of the new page, and its first Tab reaches the content', async ({
    page,
  }) => {
    await page.goto('/nieuws');
    const before = await page.title();
    await page.locator('[data-site-header] a[href="/boekhandels"]').first().click();
    await expect(page).toHaveURL('/boekhandels');
    await expect(page).not.toHaveTitle(before);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test('by keyboard into the menu: the focus stays inside the open menu, then is back on its button', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await tabTo(page, button, 20);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') !== null;
      });
      expect(place, `after ${step + 1} tabs`).toBe(true);
    }
    await menu.getByText('Praktisch', { exact: true }).first().click();
    await expect(menu.getByRole('link', { name: 'Bereikbaarheid' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, folds out and closes', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByText('Praktisch', { exact: true }).first().click();
      await expect(menu.getByRole('link', { name: 'Bereikbaarheid' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
  });
});
