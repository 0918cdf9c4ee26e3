import type { Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { filtersButton, openFilters } from '../support/filters.ts';
import { readPage } from '../support/html.ts';
import { expect, forAll, startSite, test } from '../support/test.ts';

/** As a visitor in the hall I see at once what runs, what comes, and how long I have. */
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const TODAY = '/programma/donderdag-31-oktober';

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => group(page, name).getByRole('heading', { level: 4 });
const past = (page: Page) => page.locator('summary', { hasText: 'voorbij' });
const topOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test.describe('on Thursday at 15.40', () => {
  const environment = forAll(() => startSite({ SITE_NOW: '2024-10-31T15:40' }));

  test('what runs comes first, also after the filters, and what is over is folded away', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${environment().url}/programma`);
    await expect(titles(page, 'Nu')).toHaveText([
      'Fanfictie mag',
      'Traag lezen, trage koffie',
      'Ruil je toren',
    ]);
    await expect(page.getByText('Max en Moritz, live ingekleurd', { exact: true })).toBeHidden();
    await past(page).click();
    await expect(page.getByText('Max en Moritz, live ingekleurd', { exact: true })).toBeVisible();

    expect(await topOf(page, '#_programma-lijst article'), 'within a screen and a half').toBeLessThan(
      PHONE.height * 1.5,
    );
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${width} px`).toBe(0);
      const arm = await page.locator('main img[src*="tentakel"]').first().boundingBox();
      const strip = await page.getByRole('navigation', { name: 'Dagen' }).boundingBox();
      if (arm && strip)
        expect(arm.y + arm.height, `the tentacle ends above the days at ${width} px`).toBeLessThanOrEqual(
          strip.y,
        );
    }
    await page.setViewportSize(DESK);
    expect(await topOf(page, '#_programma-lijst article'), 'in the first view').toBeLessThan(DESK.height);

    for (const [size, isWide] of [
      [PHONE, false],
      [DESK, true],
    ] as const) {
      await page.setViewportSize(size);
      await past(page).scrollIntoViewIfNeeded();
      await expect(filtersButton(page), 'the filters stay at the top').toBeInViewport();
      expect((await filtersButton(page).boundingBox())?.y).toBeLessThan(20);
      const count = page.getByText(/^2[0-9] belevingen/).first();
      if (isWide) await expect(count).toBeInViewport();
      else await expect(count, 'on a phone only the first line stays').not.toBeInViewport();
    }
    await page.goto(`${environment().url}/programma?weergave=uurrooster`);
    await page.getByRole('link', { name: 'Naar nu' }).first().click();
    await expect(page.locator('#_lijn-nu')).toBeInViewport();
  });

  test('it says so without script too, with the time that is left', async () => {
    const { words } = await readPage('/programma', environment().url);
    expect(words).toMatch(
      / Vandaag Donderdag 31 oktober, open tot 22\.00 uur\. .* Nu 15\.4\d 3 bezig nog \d+ min sinds 14\.30 tot 16\.00 Fanfictie mag .*Traag lezen, trage koffie .*tot 18\.00 sinds 10\.00 Ruil je toren .*Geannuleerd 15\.30 Stempel, krabbel, beer .*Straks tot 17\.4\d .*Later vandaag 10 belevingen .*9 voorbij/,
    );
    const table = await readPage('/programma?weergave=uurrooster', environment().url);
    expect(table.links).toContain('#_lijn-nu');
    expect(table.main).toContain('id="_lijn-nu"');
  });

  test('filters keep the groups, and the way back from one', async () => {
    const address = `${TODAY}?dagdeel=avond&kind=14&plaats=vrij`;
    const { words, links } = await readPage(address, environment().url);
    expect(words).toMatch(
      /Avond : verwijder filter Kind van 14 jaar : verwijder filter Nog plaats : verwijder/,
    );
    expect(words, 'what goes on into the evening').toMatch(
      / Nu 15\.4\d 1 bezig .*Ruil je toren .*Later vandaag/,
    );
    expect(words).not.toContain('Frankenstein in een donderbui');
    expect(links).toContain(`${TODAY}?kind=14&plaats=vrij`);
  });

  test('the page stays the one of today while its list is filtered', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${environment().url}/programma`);
    const before = await topOf(page, 'summary:has-text("Filters")');
    await openFilters(page);
    await page.getByRole('checkbox', { name: /^Toon Kids/ }).check();
    await page.getByRole('button', { name: /^Toon \d/ }).click();
    await expect(page).toHaveURL(`${environment().url}${TODAY}?thema=kids`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await topOf(page, 'summary:has-text("Filters")')).toBe(before);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donderdag 31 oktober');
  });

  test('minutes and groups move on by themselves, but not under a focus; what was saved stays saved', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${environment().url}/programma`);
    const cards = group(page, 'Nu').locator('article');
    const [first, last] = [cards.first(), cards.last()];
    await last.locator('[data-ribbon]').press('Enter');
    await first.getByRole('link').focus();
    await page.clock.runFor('30:00');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.clock.runFor('01:00');
    await expect(first).toContainText('Fanfictie mag');
    await filtersButton(page).focus();
    await page.clock.runFor('01:00');
    await expect(first).not.toContainText('Fanfictie mag');
    await expect(past(page)).toContainText(/1[0-9] voorbij/);
    await expect(titles(page, 'Nu')).toContainText(['Het recht van de sterkste, vandaag']);
    const stays = cards.filter({ hasText: 'Ruil je toren' });
    await expect(stays.locator('[data-ribbon]')).toHaveAttribute('aria-pressed', 'true');
  });

  test('what a finger touched does not stop the minutes', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${environment().url}/programma`);
    const first = group(page, 'Nu').locator('article').first();
    await first.locator('[data-ribbon]').click();
    await expect(first.locator('[data-ribbon]')).toBeFocused();
    await page.clock.runFor('31:00');
    await expect(first).not.toContainText('Fanfictie mag');
  });

  test('a page that was stored twenty minutes ago is brought up to date at once', async ({ page }) => {
    const { date } = (await page.request.get(`${environment().url}/healthz`)).headers();
    await page.clock.install({ time: Date.parse(date ?? '') + 20 * 60_000 });
    await page.goto(`${environment().url}/programma`);
    await expect(group(page, 'Nu')).toContainText(/16\.0\d/);
    await expect(titles(page, 'Nu')).not.toContainText(['Fanfictie mag']);
  });

  test('the timetable has a line of now, opens there, and leads back to it', async ({ page }) => {
    for (const [size, line] of [
      [DESK, '#_lijn-nu'],
      [PHONE, '#_lijst-nu'],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(`${environment().url}/programma?weergave=uurrooster`);
      await expect(page.locator(line)).toContainText(/Nu 15\.4\d/);
      await expect(page.locator(line)).toBeInViewport();
      const back = page.locator('a[data-direction]', { hasText: 'Naar nu' }).filter({ visible: true });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await back.press('Enter');
      await expect(page.locator(line)).toBeInViewport();
      await expect(page.locator(line)).toBeFocused();
      await expect(back).toHaveCount(0);
    }
    await page.goto(`${environment().url}/programma/vrijdag-1-november?weergave=uurrooster`);
    await expect(page.locator('#_lijn-nu, #_lijst-nu')).toHaveCount(0);

    // In half an hour the line is another element, also when it has the focus.
    await page.setViewportSize(DESK);
    await page.clock.install();
    await page.goto(`${environment().url}/programma?weergave=uurrooster`);
    await expect(page.locator('astro-island[ssr][client=idle]')).toHaveCount(0);
    const links = page.getByRole('link', { name: 'Naar nu' });
    await expect(links, 'one in the row, one at the foot').toHaveCount(2);
    await links.last().press('Enter');
    await expect(page.locator('#_lijn-nu')).toBeFocused();
    await expect(links).toHaveCount(1);
    await page.clock.runFor('30:00');
    await expect(page.locator('#_lijn-nu')).toContainText(/Nu 16\.1\d/);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(links).toHaveCount(2);
  });

  test('the filters on a phone are one sheet: keyboard, live number, and out again', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${environment().url}/programma`);
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('heading', { name: 'Filters' })).toBeFocused();
    await expectAccessible(page);
    const show = sheet.getByRole('button', { name: /^Toon \d+ belevingen$/ });
    const all = await show.innerText();
    await sheet.getByRole('button', { name: 'Een jaar ouder' }).click();
    await sheet.getByLabel('Kind van').fill('6');
    await expect(show).not.toHaveText(all);
    const forSix = await show.innerText();
    await sheet.getByRole('checkbox', { name: /^Nog plaats/ }).check();
    await expect(show).not.toHaveText(forSix);
    await expect(sheet.getByLabel('Kind van')).toHaveValue('6');
    await expect(page, 'a choice waits for the button').toHaveURL(`${environment().url}/programma`);

    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(filtersButton(page)).toBeFocused();
    await expect(filtersButton(page), 'what was not asked for is forgotten').toHaveText('Filters');
    await page.keyboard.press('Enter');
    await expect(show).toHaveText(all);
    await expect(sheet.getByLabel('Kind van')).toHaveValue('');

    await sheet.getByLabel('Kind van').fill('6');
    await sheet.getByRole('checkbox', { name: /^Nog plaats/ }).check();
    await expect(show).not.toHaveText(all);
    await expect(show).not.toHaveText(forSix);
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`${environment().url}${TODAY}?kind=6&plaats=vrij`);
    await expect(page.getByRole('heading', { name: 'Belevingen', exact: true })).toBeFocused();
    await expect(filtersButton(page)).toContainText('Filters, 2 gekozen');

    await filtersButton(page).click();
    await sheet.getByRole('link', { name: 'Wis alles' }).click();
    await expect(show, 'clearing keeps it open').toHaveText(all);
    await expect(sheet.getByLabel('Kind van')).toHaveValue('');
    await show.click();
    await expect(page).toHaveURL(`${environment().url}${TODAY}`);
    await page.goBack();
    await expect(page, 'one step back for what was chosen at once').toHaveURL(/kind=6&plaats=vrij$/);
    await expect(filtersButton(page)).toContainText('Filters, 2 gekozen');
  });

  test('on a wide screen they are a panel that a click outside closes', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(`${environment().url}${TODAY}?weergave=uurrooster`);
    await expectAccessible(page);
    await openFilters(page);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('button', { name: /^Toon \d+ belevingen$/ })).toBeInViewport();
    await page.mouse.click(DESK.width - 10, DESK.height - 10);
    await expect(sheet).toBeHidden();
    await expect(filtersButton(page), 'nothing there takes the focus').toBeFocused();
    await filtersButton(page).click();
    await sheet.getByRole('button', { name: 'Sluit filters' }).click();
    await expect(filtersButton(page)).toBeFocused();
  });
});
