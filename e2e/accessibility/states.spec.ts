import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openFilters } from '../support/filters.ts';
import { find, LEEUW, save, WATERDING } from '../support/my-list.ts';
import { expect, test } from '../support/test.ts';

const SUNDAY = '/programma/zondag-27-oktober';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const ribbon = (page: Page) => page.locator('main [data-ribbon]').first();
const message = (page: Page) => page.getByRole('region', { name: 'Meldingen (F8)' });

type State = readonly [name: string, reach: (page: Page) => Promise<void>, width?: number];

const states: readonly State[] = [
  [
    'a panel open',
    async (page) => {
      await page.goto('/');
      const nav = page.getByRole('navigation', { name: 'Hoofdmenu' });
      await nav.getByRole('button', { name: 'Praktisch' }).click();
      await expect(nav.getByRole('link', { name: 'Bereikbaarheid' })).toBeVisible();
    },
    1440,
  ],
  [
    'the menu open',
    async (page) => {
      await page.goto('/');
      await menuButton(page).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByText('Praktisch', { exact: true }).first().click();
      await expect(menu.getByRole('link', { name: 'Bereikbaarheid' })).toBeVisible();
    },
  ],
  [
    'the list of places open, a need chosen',
    async (page) => {
      await page.goto(`${SUNDAY}?toegang=rolstoel&toegang=gebarentaal`);
      await openFilters(page);
      await page.locator('[data-disclosure] > summary').click();
      await expect(page.getByRole('checkbox', { name: /^Toon Leiepodium/ })).toBeVisible();
    },
  ],
  [
    'the list on its way',
    async (page) => {
      await page.goto(SUNDAY);
      await page.route(`**${SUNDAY}/lijst.json?thema=kids`, () => new Promise<void>(() => undefined));
      await openFilters(page);
      await page.getByRole('checkbox', { name: /^Toon Kids/ }).check();
      await expect(page.locator('#_programma-lijst')).toHaveAttribute('aria-busy', 'true');
    },
  ],
  [
    'a beleving saved, and the message about it',
    async (page) => {
      await save(page, []);
      await page.goto(SUNDAY);
      await ribbon(page).click();
      await expect(ribbon(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(message(page)).toContainText('In je leeslint gelegd');
    },
  ],
  [
    'suggestions under the search field',
    async (page) => {
      await page.goto('/zoeken');
      await page.getByLabel('Zoekterm').pressSequentially('gezelle');
      await expect(
        page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option').nth(1),
      ).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  ],
  [
    'a leeslint with its link copied',
    async (page) => {
      await save(page, [await find(page, WATERDING, '2024-10-27'), await find(page, LEEUW, '2024-10-27')]);
      await page.goto('/mijn-leeslint');
      await page.getByRole('button', { name: 'Kopieer link' }).click();
      await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
    },
  ],
  [
    'every question of a page unfolded',
    async (page) => {
      await page.goto('/toegankelijkheid');
      for (const question of await page.locator('main details > summary').all()) await question.click();
      await expect(page.getByText('Die komt gratis mee.')).toBeVisible();
    },
  ],
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [name, reach, width = 320] of states) {
  test(`${name}: no findings, and nothing beside the edge`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await reach(page);
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page);
  });
}
