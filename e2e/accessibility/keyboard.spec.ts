import { tabTo } from '../support/adapted.ts';
import { filtersButton, openFilters, untilLive } from '../support/filters.ts';
import { expect, test } from '../support/test.ts';

const SUNDAY = '/programma/zondag-27-oktober';

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
