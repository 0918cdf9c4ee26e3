import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { delayRequest } from '../support/delay-request.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page) => page.getByLabel('Zoekterm');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');
const hits = (page: Page) => page.locator('main ol article');
const announced = (page: Page) => page.locator('[data-search-status]');

async function suggestionsFor(page: Page, typed: string): Promise<void> {
  await field(page).pressSequentially(typed);
  await expect(options(page).first()).toHaveText(new RegExp(`^Zoek naar “${typed}”`));
}

test.describe('what was found', () => {
  test('is counted, named by kind, with its date or place, and the term is marked', async ({ page }) => {
    await page.goto('/zoeken?q=gezelle');
    await expect(page).toHaveTitle(/^Zoeken: \d+ resultaten voor “gezelle”/);
    await expect(page.getByText(/^\d+ resultaten voor “gezelle”$/)).toBeVisible();
    await expect(field(page)).toHaveValue('gezelle');
    const article = hits(page).filter({ hasText: 'Gezelle in het Begijnhof' });
    await expect(article).toContainText('Nieuws');
    await expect(article).toContainText('9 oktober 2024');
    await expect(article.getByRole('heading', { level: 3 }).locator('mark')).toHaveText('Gezelle');
    const experience = hits(page).filter({ hasText: 'O krinklende winklende waterding' });
    await expect(experience).toContainText('zaterdag 26 oktober, 14.30 uur');
    await expect(experience).toContainText('Leiepodium');
    await article.getByRole('link').click();
    await expect(page).toHaveURL('/nieuws/gezelle-in-het-begijnhof');

    // 24 a page, and the pages keep the term.
    await page.goto('/zoeken?q=kortrijk');
    await expect(hits(page)).toHaveCount(24);
    await expect(page.getByText('1 tot 24')).toBeVisible();
    const first = await hits(page).first().innerText();
    await page.getByRole('navigation', { name: 'Pagina’s' }).getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL('/zoeken?q=kortrijk&pagina=2');
    await expect(page.getByText(/^25 tot \d+$/)).toBeVisible();
    expect(await hits(page).first().innerText()).not.toBe(first);
  });

  test('is answered before it is listed, on the first page only', async ({ page }) => {
    const answer = page.locator('main section[aria-labelledby="_antwoord"]');
    await page.goto('/zoeken?q=kinderen%20zondag');
    await expect(answer.getByRole('heading')).toHaveText('Zondag 27 oktober, Kids');
    await expect(answer).toContainText('27.10');
    await expect(answer.getByRole('listitem')).toHaveCount(3);
    await answer.getByRole('link', { name: /^Bekijk alle \d+$/ }).click();
    await expect(page).toHaveURL('/programma/zondag-27-oktober?thema=kids');
    await page.goto('/zoeken?q=openingstijden');
    await expect(answer).toContainText('Elke dag van 10 tot 18 uur.');
    await page.goto('/zoeken?q=strips');
    await expect(answer).toHaveCount(1);
    const shown = await hits(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(shown).not.toContain('/programma?thema=strips');
  });

  test('is nothing: the specified words, and three ways on', async ({ page }) => {
    await page.goto('/zoeken?q=pottenbakken%20onder%20water');
    await expect(page.getByRole('heading', { name: 'Oeps...' })).toBeVisible();
    await expect(
      page.getByText('We hebben geen resultaten gevonden met deze zoekterm.', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Zoeken: Geen resultaten voor “pottenbakken onder water”/);
    const ways = page.getByRole('main').getByRole('link', { name: /^(Praktisch|Contact|Vandaag)$/ });
    await expect(ways).toHaveCount(3);
    await ways.last().click();
    await expect(page).toHaveURL('/programma');
  });
});

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches, and says when the term is missing', async ({ page }) => {
    await page.goto('/zoeken');
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByText('Kies met de pijltjes')).toBeHidden();
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(page).toHaveURL('/zoeken?q=');
    await expect(page.getByRole('region', { name: 'Er is een probleem' })).toBeVisible();
    await expect(page.locator('#_zoekterm-fout')).toHaveText('Zoekterm is een verplicht veld');
    await field(page).fill('gezelle');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/zoeken?q=gezelle');
    await expect(hits(page).first()).toBeVisible();
  });
});
