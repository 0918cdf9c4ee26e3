import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { delayRequest } from '../support/delay-request.ts';
import { readPage } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByLabel('Zoekterm');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');
const announced = (page: Page) => page.locator('[data-search-status]');

async function suggestionsFor(page: Page, typed: string): Promise<void> {
  await field(page).pressSequentially(typed);
  await expect(options(page).first()).toHaveText(new RegExp(`^Zoek naar “${typed}”`));
}

test.describe('a term is required', () => {
  test('the page says so, leads to the field, and again when that stays empty', async ({ page }) => {
    await page.goto('/zoeken');
    await field(page).fill('   ');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(page).toHaveTitle(/^Fout: Zoeken: Zoekterm is een verplicht veld/);
    const summary = page.getByRole('region', { name: 'Er is een probleem' });
    await expect(summary).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(/Zoekterm is een verplicht veld/);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await summary.getByRole('link', { name: 'Zoekterm is een verplicht veld' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(summary).toBeFocused();
  });
});

test.describe('while I type', () => {
  test('pages are suggested for the last words: those that say it in their title first, in bold, with their kind', async ({
    page,
  }) => {
    await page.goto('/zoeken');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await suggestionsFor(page, 'geze');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const second = options(page).nth(1);
    await expect(second).toHaveAccessibleName(/^Gezelle .+ (Nieuws|Beleving · \d\d\.\d\d)$/);
    await expect(second.locator('b')).toHaveText('Gezelle');
    await expect(announced(page)).toHaveText(/^\d suggesties?, kies met de pijltjes$/);
    expect(await options(page).count()).toBeLessThanOrEqual(9);
    // Only the last words get suggestions.
    const release = await delayRequest(page, '**/api/suggest?q=strip');
    const asked = page.waitForRequest('**/api/suggest?q=strip');
    await field(page).fill('strip');
    await asked;
    await field(page).fill('gezelle');
    await expect(options(page).first()).toHaveText(/gezelle/);
    release();
    await expect(options(page).first()).toHaveText(/gezelle/);
  });

  test('the arrows choose, the focus stays in the field, and Enter opens', async ({ page }) => {
    await page.goto('/zoeken');
    await suggestionsFor(page, 'begijnhof');
    const count = await options(page).count();
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(/^Zoek naar/);
    await page.keyboard.press('ArrowUp');
    await expect(active(page), 'above the first lies the field').toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(active(page)).toHaveCount(0);
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '?',
    );
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/zoeken/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('Escape and leaving close, an arrow opens again; Enter without a choice searches, a click opens a page', async ({
    page,
  }) => {
    await page.goto('/zoeken');
    await suggestionsFor(page, 'poezie');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/zoeken?q=poezie');
    await page.goto('/zoeken');
    await suggestionsFor(page, 'geze');
    await page.keyboard.press('Tab');
    await expect(options(page)).toHaveCount(0);
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('geze');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    await options(page).filter({ hasText: 'Gezelle in het Begijnhof' }).click();
    await expect(page).toHaveURL('/nieuws/gezelle-in-het-begijnhof');
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the list is as wide as the form, and nothing scrolls sideways', async ({ page }) => {
    await page.goto('/zoeken?q=gezelle');
    await field(page).fill('');
    await suggestionsFor(page, 'onze-lieve');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toBeInViewport({ ratio: 0.9 });
    await expectAccessible(page);
  });
});

test('without script the form searches, and says when the term is missing', async () => {
  const { main } = await readPage('/zoeken');
  expect(main).toMatch(/<form [^>]*method="get"[^>]*>.*<input [^>]*name="q"/s);
  expect(main).not.toContain('role="combobox"');
  const missing = await readPage('/zoeken?q=');
  expect(missing.words).toMatch(/Er is een probleem .*Zoekterm is een verplicht veld/);
  expect(missing.main).toMatch(/id="_zoekterm-fout"[^>]*>(<[^>]*>)*Zoekterm is een verplicht veld/);
});
