import type { Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { rows } from '../support/live.ts';
import { expect, forAll, startSite, test } from '../support/test.ts';

/** A day of the festival; before, between and after: `pages/festival-clock.spec.ts`; that no state is cut: `cut.spec.ts`. */
const site = forAll(async () => {
  const opened = await startSite({
    SITE_NOW: '2024-10-26T14:16:08',
    CONSENT_SCRIPT_SRC: 'https://toestemming.example/uc.js',
    CONSENT_ID: '12345678-90ab-cdef-1234-567890abcdef',
    GTM_ID: 'GTM-PROEF12',
  });
  // On a busy machine the first page may come before the programme was read, and it stays that way without script.
  await expect
    .poll(async () => (await fetch(`${opened.url}/live?scherm=1`)).text())
    .not.toContain('Even geduld.');
  return opened;
});

type Screen = {
  readonly query: string;
  readonly heading?: string;
  readonly says: readonly string[];
  readonly not?: readonly string[];
};

/** From here the site's clock runs on: what is said holds for ten minutes. */
const SCREENS: readonly Screen[] = [
  {
    query: '',
    says: ['14.30', 'over 1', 'O krinklende winklende waterding', '15.30', 'Heel het programma'],
    not: ['Austen aan tafel', 'Marc groet de dingen'],
  },
  {
    query: 'podium=kinderhoek',
    says: ['15.15', 'Voorlezen in de tipi', '16.30', 'Marc groet de dingen'],
    not: ['14.30', 'Leiepodium'],
  },
  { query: 'podium=onder-de-grond', says: ['14.30', 'Leiepodium'] },
  {
    query: 'bord=signeren',
    heading: 'Wie signeert nu?',
    says: ['15.00', 'Eerste druk, eerste krabbel', '15.30', 'Een tekening voor in je boek'],
  },
];

const COMING = 'Inktvis in\u00A0aantocht';

async function expectScreen(page: Page, { heading = COMING, says, not = [] }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('timer')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of says) await expect(main).toContainText(text);
  for (const text of not) await expect(main).not.toContainText(text);
}

async function open(page: Page, query: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`${site().url}/live?${query}`);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
}

test('without script every screen says what comes', async () => {
  for (const { query, heading = COMING, says, not = [] } of SCREENS) {
    const html = await (await fetch(`${site().url}/live?scherm=1&${query}`)).text();
    const main = html.slice(html.indexOf('<main')).replaceAll(/ props="[^"]*"/g, '');
    expect(main, query).toContain(`>${heading}</h1>`);
    const text = main.replaceAll(/<[^>]*>/g, '');
    for (const part of says) expect(text, query).toContain(part);
    for (const part of not) expect(text, query).not.toContain(part);
  }
});

for (const screen of SCREENS.filter(({ query }) => !query.startsWith('podium')))
  test(`/live?${screen.query} at home and in the hall`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, screen.query, 390, 844);
    await expectScreen(page, screen);
    expect(await axeFindings(page), 'at 390 px').toEqual([]);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `sideways at ${width} px`).toBe(0);
    }
    if (screen.query === '')
      await expect(page.getByRole('main').getByRole('link').first()).toHaveCSS('cursor', 'pointer');
    await open(page, `scherm=1&${screen.query}`, 1920, 1080);
    await expectScreen(page, screen);
    expect(await axeFindings(page), 'at 1920 px').toEqual([]);
    await expect(page.locator('[data-screen]')).toHaveCSS('cursor', 'none');
  });

test('it has its own name, is in no search engine, and brings nothing of others', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open(page, 'scherm=1', 1920, 1080);
  await expect(page).toHaveTitle('Live – Inktvis');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Inktvis Live');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(await page.content()).not.toMatch(/toestemming\.example|googletagmanager|GTM-PROEF12/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(site().url).host]);
});

test('it keeps its differences in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await open(page, 'scherm=1', 1920, 1080);
  const [first, second] = await rows(page).all();
  expect(await first?.evaluate((row) => getComputedStyle(row).borderLeftStyle)).toBe('solid');
  expect(await second?.evaluate((row) => getComputedStyle(row).borderLeftStyle)).toBe('none');
  const strokes = () =>
    page
      .locator('[aria-roledescription="dia"]:not([inert]) circle:not(:first-child)')
      .evaluateAll((circles) => new Set(circles.map((circle) => getComputedStyle(circle).stroke)).size);
  await expect.poll(strokes).toBe(2);
});
