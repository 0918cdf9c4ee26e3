import type { Page } from '@playwright/test';
import { plain, readPages, wordHeights } from './support/pdf.ts';
import { expect, siteUrl, test } from './support/test.ts';

const SUNDAY = '/programma/zondag-27-oktober';
const PREPARING = 'We halen alles op om te printen';

/** What belongs to the screen: header, announcement, footer, ribbons, buttons, pictures' words. */
const SCREEN_ONLY = [
  'Naar de inhoud',
  'Boekhandels Praktisch',
  'Reserveer je plaats',
  'Verander je cookiekeuze',
  'Volg ons',
  'Leg in je leeslint',
  'Print met Ctrl+P',
  'Print alles',
  'Terug naar de lijst',
  'Pagina 2',
];

const print = (page: Page) => page.pdf({ preferCSSPageSize: true });
const titles = async (page: Page, within = 'main') =>
  (await page.locator(`${within} [data-paper-item] h3 > :first-child`).allTextContents()).map(plain);

/** Every text stands after the one before it. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} after ${text.slice(Math.max(0, from - 80), from)}`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}

/** The page calls the printer: here it only counts. */
async function watchPrinter(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        Number(document.documentElement.dataset.printed ?? 0) + 1,
      );
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-printed')) ?? 0);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('I print one day from an address of its own, and nothing of the screen around it', async ({
    page,
  }) => {
    await page.goto(`${SUNDAY}?weergave=papier`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const expected = await titles(page);
    expect(expected.length).toBeGreaterThan(20);
    const pages = await readPages(await print(page));
    // The date stands on every sheet of a day that takes more than one.
    for (const text of pages) expect(text).toMatch(/^27\.10 zondag /);
    expect(pages[0]).toContain(`deuren open van 10.00 tot 18.00 uur. ${expected.length} belevingen.`);
    expectInOrder(pages.join(' '), expected);
    expect(pages.at(-1)).toContain(`Nieuwste versie: ${siteUrl().replace('http://', '')}${SUNDAY}`);
    expect(pages.at(-1)).toMatch(/Stand van zaterdag 26 oktober, 1\d\.\d\d uur/);
    for (const words of SCREEN_ONLY) expect(pages.join(' ')).not.toContain(words);
  });

  test('in large letters nothing is smaller than 18 points', async ({ page }) => {
    await page.goto(`${SUNDAY}?weergave=papier`);
    const expected = await titles(page);
    await page.getByRole('link', { name: 'Toon in grote letter' }).click();
    await expect(page).toHaveURL(/weergave=papier&letter=groot$/);
    const pdf = await print(page);
    expectInOrder((await readPages(pdf)).join(' '), expected);
    // A line of our text face is 1.56 times its size in a printed document, one of the titles' 1.3 times.
    expect(Math.min(...(await wordHeights(pdf)))).toBeGreaterThan(18 * 1.55);
  });

  test('filters stand on paper in words', async ({ page }) => {
    await page.goto(`${SUNDAY}?thema=kids&weergave=papier`);
    const pages = await readPages(await print(page));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Gefilterd op Kids.');
    expect(pages[0]).toContain('zondag-27-oktober?thema=kids');
  });

  test('all days are on several pages of 100, which lead to each other', async ({ page }) => {
    await page.goto('/programma?dag=alle&weergave=papier');
    const found: string[] = [];
    for (const part of [1, 2, 3]) {
      await expect(page.getByText(`Dit is deel ${part} van 3.`)).toBeVisible();
      const here = await titles(page);
      expect(here).toHaveLength(part < 3 ? 100 : 20);
      found.push(...here);
      if (part < 3) await page.getByRole('link', { name: 'Volgende pagina' }).click();
    }
    expect(found).toHaveLength(220);
  });
});

test('the print button gets everything, one day per sheet, and leaves the page as it was', async ({
  page,
}) => {
  const calls = await watchPrinter(page);
  await page.goto('/programma?dag=alle');
  await page.locator('a[data-print]').first().click();
  await expect.poll(calls).toBe(1);
  await expect(page).toHaveURL(/\/programma\?dag=alle$/);
  await expect(page.locator('main article').first()).toBeVisible();
  const expected = await titles(page, '[data-print-sheets]');
  expect(expected).toHaveLength(220);
  await expect(page.locator('[data-print-sheets] [data-paper-item]').first()).toBeHidden();

  const pages = await readPages(await print(page));
  const days = pages.map((text) => text.slice(0, 5));
  expect([...new Set(days)]).toEqual([
    '26.10',
    '27.10',
    '28.10',
    '29.10',
    '30.10',
    '31.10',
    '01.11',
    '02.11',
    '03.11',
  ]);
  // Days do not come back: what two parts had of the same day is on one sheet.
  expect(days.filter((day, index) => day !== days[index - 1])).toHaveLength(9);
  expectInOrder(pages.join(' '), expected);
  expect(pages.join(' ')).not.toContain('gaat verder op deel');
  for (const words of SCREEN_ONLY) expect(pages.join(' ')).not.toContain(words);

  await expect(page.locator('[data-print-sheets]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-printing');
});

test('what takes longer is announced, and asking twice prints once', async ({ page }) => {
  const calls = await watchPrinter(page);
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/*weergave=papier*', async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto(SUNDAY);
  const button = page.locator('a[data-print]').first();
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: PREPARING })).toBeVisible();
  await button.click();
  held.resolve();
  await expect.poll(calls).toBe(1);
  expect(asked).toBe(1);
  await expect(page.getByText(PREPARING)).toHaveCount(0);
  await expect(page.locator('[data-print-sheets] [data-paper-sheet]')).toHaveCount(1);
});

test('when not everything comes, the button leads to the page for paper', async ({ page }) => {
  const calls = await watchPrinter(page);
  await page.route('**/*pagina=2*', (route) => route.fulfill({ status: 404, body: 'weg' }));
  await page.goto('/programma?dag=alle');
  await page.locator('a[data-print]').first().click();
  await expect(page).toHaveURL(/weergave=papier/);
  await expect(page.getByRole('heading', { level: 1, name: 'Op papier' })).toBeVisible();
  expect(await calls()).toBe(0);
});

test('the page for paper prints all its parts at once too', async ({ page }) => {
  const calls = await watchPrinter(page);
  await page.goto('/programma?dag=alle&weergave=papier&letter=groot&pagina=2');
  await page.getByRole('link', { name: 'Print alles' }).click();
  await expect.poll(calls).toBe(1);
  await expect(page.locator('[data-print-sheets] [data-paper-item]')).toHaveCount(220);
  await expect(page.locator('[data-print-sheets] [data-letter=large]')).toHaveCount(9);
});

test('the cards print without the screen around them', async ({ page }) => {
  await page.goto(SUNDAY);
  const shown = (await page.locator('main article').getByRole('heading').allTextContents()).map(plain);
  const text = (await readPages(await print(page))).join(' ');
  for (const title of shown) expect(text).toContain(title);
  for (const words of SCREEN_ONLY) expect(text).not.toContain(words);
});

test('the page for paper fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const letter of ['', '&letter=groot']) {
    await page.goto(`${SUNDAY}?weergave=papier${letter}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
