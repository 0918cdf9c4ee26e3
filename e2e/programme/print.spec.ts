import type { Page } from '@playwright/test';
import { openFilters, shownCount } from '../support/filters.ts';
import { plain, readPages } from '../support/pdf.ts';
import { expect, siteUrl, wholeBrowserTest as test } from '../support/test.ts';

const SUNDAY = '/programma/zondag-27-oktober';

/** What belongs to the screen: header, announcement, footer, ribbons, buttons, pictures' words. */
const SCREEN_ONLY = [
  'Naar de inhoud',
  'Boekhandels Praktisch',
  'Reserveer je plaats',
  'Verander je cookiekeuze',
  'Volg ons',
  'Leg in je leeslint',
  'Filters',
  'Uurrooster',
  'Pagina 2',
];

const print = (page: Page) => page.pdf({ preferCSSPageSize: true });
const titles = async (page: Page) =>
  (await page.locator('main article :is(h3, h4)').allTextContents()).map(plain);
const printButton = (page: Page) => page.getByRole('link', { name: /^Print (het programma|deze dag)$/ });

function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} after ${text.slice(Math.max(0, from - 80), from)}`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}

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
    await page.goto(SUNDAY);
    await printButton(page).click();
    await expect(page).toHaveURL(`${SUNDAY}?deel=alles#_print`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const expected = await titles(page);
    expect(expected.length).toBeGreaterThan(20);
    const pages = await readPages(await print(page));
    expect(pages[0]).toMatch(/27\.10 zondag/);
    expect(pages[0]).toContain(`${expected.length} belevingen`);
    expectInOrder(pages.join(' '), expected);
    expect(pages.at(-1)).toContain(`Nieuwste versie: ${siteUrl().replace('http://', '')}${SUNDAY}`);
    expect(pages.at(-1)).toMatch(/Stand van zaterdag 26 oktober, 1\d\.\d\d uur/);
    for (const words of SCREEN_ONLY) expect(pages.join(' ')).not.toContain(words);
  });
});

test('what cannot be loaded is said, on paper too, and not printed; tried again everything is, once, one day per sheet', async ({
  page,
}) => {
  const calls = await watchPrinter(page);
  const list = '/programma?dag=alle';
  await page.route(/deel=alles&pagina=3$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(list);
  await printButton(page).click();
  const missing = page.getByText('Hier ontbreken de laatste 20 van 220 belevingen.');
  await expect(page.locator('[data-rest]', { has: missing })).toBeFocused();
  expect(await titles(page)).toHaveLength(200);
  await page.emulateMedia({ media: 'print' });
  await expect(missing).toBeVisible();
  await page.emulateMedia({ media: null });
  expect(await calls()).toBe(0);
  await page.unrouteAll();
  await printButton(page).click();
  await expect.poll(calls).toBe(1);
  const expected = await titles(page);
  expect(expected).toHaveLength(220);

  const pages = await readPages(await print(page));
  // A day starts on a new sheet.
  const daysOf = (text: string) => [...text.matchAll(/(\d\d\.\d\d) [a-z]+dag\b/g)].map(([, day]) => day);
  expect(pages.map(daysOf).filter((days) => days.length > 1)).toEqual([]);
  expect(pages.flatMap(daysOf).join(' ')).toBe('26.10 27.10 28.10 29.10 30.10 31.10 01.11 02.11 03.11');
  expectInOrder(pages.join(' '), expected);
  for (const words of SCREEN_ONLY) expect(pages.join(' ')).not.toContain(words);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await calls(), 'printed once, not again on reload').toBe(0);
  await page.getByRole('link', { name: 'Lijst', exact: true }).click();
  await expect(page).toHaveURL(list);
});

test('what is printed has the filters of the list at that moment', async ({ page }) => {
  const calls = await watchPrinter(page);
  await page.goto(SUNDAY);
  await openFilters(page);
  await page.getByRole('checkbox', { name: /^Toon Kids/ }).check();
  await expect(page).toHaveURL(/thema=kids/);
  const count = await shownCount(page);
  await printButton(page).click();
  await expect.poll(calls).toBe(1);
  expect(await titles(page)).toHaveLength(count);
  const text = (await readPages(await print(page))).join(' ');
  expect(text).toContain('gefilterd op Kids');
  for (const words of SCREEN_ONLY) expect(text).not.toContain(words);
  await page.goBack();
  await expect(page).toHaveURL(`${SUNDAY}?thema=kids`);
});

test('what is of no use on paper is not on it', async ({ page }) => {
  const experience = '/activiteiten/o-krinklende-winklende-waterding';
  for (const [address, ...parts] of [
    ['/', page.getByText('Post van de inktvis')],
    ['/nieuws/gezelle-in-het-begijnhof', page.locator('main img').first()],
    [experience, page.getByText('Een uur ervoor, een uur erna'), page.getByText('Deel deze pagina')],
    ['/zoeken?q=zzzzzz', page.locator('img[data-wading]')],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    for (const part of parts) await expect(part, address).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of parts) await expect(part, address).toBeHidden();
  }
});
