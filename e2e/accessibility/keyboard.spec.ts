import type { Locator, Page } from '@playwright/test';
import { filtersButton, openFilters, untilLive } from '../support/filters.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor without a mouse I go where I want, and always know where I am. */
const SUNDAY = '/programma/zondag-27-oktober';

/** Tabs until something has the focus; fails when it is not reached. */
async function tabTo(page: Page, target: Locator, max = 80): Promise<void> {
  const there = () => target.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < max; step += 1) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('from the header into a panel, through it, and on to what comes next', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: 'Hoofdmenu' });
    const programme = nav.getByRole('button', { name: 'Programma' });
    await tabTo(page, programme);
    const first = page.getByRole('link', { name: 'Openingsdag' });
    await expect(first).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await tabTo(page, first, 12);
    await tabTo(page, nav.getByRole('link', { name: 'Op toer', exact: true }), 12);
    await expect(first).toBeHidden();
  });

  test('to a filter of access, into the list, and onto a ribbon', async ({ page }) => {
    await page.goto(SUNDAY);
    await untilLive(page);
    await tabTo(page, filtersButton(page));
    await page.keyboard.press('Enter');
    const sign = page.getByRole('checkbox', { name: /^Toon Vlaamse Gebarentaal/ });
    await tabTo(page, sign);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${SUNDAY}?toegang=gebarentaal`);
    await expect(sign).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filtersButton(page)).toBeFocused();
    await expect(page.getByText(/^3 belevingen van \d+$/)).toBeVisible();
    const card = page.locator('#_programma-lijst article').first();
    await tabTo(page, card.locator('[data-ribbon]'), 30);
    await page.keyboard.press('Space');
    await expect(card.locator('[data-ribbon]')).toHaveAttribute('aria-pressed', 'true');
    await expect(card.locator('[data-ribbon]')).toBeFocused();
    await tabTo(page, page.locator('#_programma-lijst article').nth(1).getByRole('link'), 4);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/activiteiten\//);
  });

  test('to the page that says what there is for whom', async ({ page }) => {
    await page.goto('/programma');
    await openFilters(page);
    await tabTo(page, page.getByRole('link', { name: 'Meer over toegankelijkheid' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/toegankelijkheid');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toegankelijk');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Toegankelijkheidsverklaring' })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Wat nog niet goed is, of niet geweten' })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('into the menu, and back to the button it was opened with', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await tabTo(page, button, 20);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});
