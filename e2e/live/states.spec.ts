import { sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { readPage } from '../support/html.ts';
import { COMING, expectScreen, openScreen, rows, type Screen } from '../support/live.ts';
import { expect, forAll, startSite, test } from '../support/test.ts';

/** A day of the festival; before, between and after: `pages/festival-clock.spec.ts`; that no state is cut: `cut.spec.ts`. */
const site = forAll(() =>
  startSite({
    SITE_NOW: '2024-10-26T14:16:08',
    CONSENT_SCRIPT_SRC: 'https://toestemming.example/uc.js',
    CONSENT_ID: '12345678-90ab-cdef-1234-567890abcdef',
    GTM_ID: 'GTM-PROEF12',
  }),
);

const RUNNING: Screen = {
  heading: COMING,
  says: ['14.30', 'over 1', 'O krinklende winklende waterding', '15.30', 'Heel het programma'],
  not: ['Austen aan tafel', 'Marc groet de dingen'],
};
const SIGNING: Screen = {
  heading: 'Wie signeert nu?',
  says: ['15.00', 'Eerste druk, eerste krabbel', '15.30', 'Een tekening voor in je boek'],
};
const SCREENS: Readonly<Record<string, Screen>> = {
  '': RUNNING,
  'podium=kinderhoek': {
    heading: COMING,
    says: ['15.15', 'Voorlezen in de tipi', '16.30', 'Marc groet de dingen'],
    not: ['14.30', 'Leiepodium'],
  },
  'podium=onder-de-grond': { heading: COMING, says: ['14.30', 'Leiepodium'] },
  'bord=signeren': SIGNING,
};

test('without script every screen says what comes, by its short title, has its own name and is in no search engine', async () => {
  for (const [query, { heading, says, not = [] }] of Object.entries(SCREENS)) {
    const { html, title, main, words } = await readPage(`/live?scherm=1&${query}`, site().url);
    expect(title).toBe('Live – Inktvis');
    expect(html).toContain('<meta name="description" content="Inktvis Live"');
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html).not.toMatch(/toestemming\.example|googletagmanager|GTM-PROEF12/);
    expect(main, query).toContain(`>${heading}</h1>`);
    for (const part of says) expect(words, query).toContain(part);
    for (const part of not) expect(words, query).not.toContain(part);
  }
  const { items } = await (await fetch(`${site().url}/api/live`)).json();
  const titles = items.map(({ title }: { readonly title: string }) => title);
  expect(titles).toContain('Landen die niet bestaan');
  expect(titles).not.toContain('Kaarten tekenen van landen die niet bestaan');
});

test('in the hall it shows no pointer, brings nothing of others, and keeps its differences in forced colours', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await openScreen(page, `${site().url}/live?scherm=1`, 1920, 1080);
  await expectScreen(page, RUNNING);
  expect(await axeFindings(page)).toEqual([]);
  for (const link of await page.getByRole('main').getByRole('link').all())
    await expect(link).toHaveCSS('cursor', 'none');
  for (const role of ['navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  expect([...hosts]).toEqual([new URL(site().url).host]);

  await page.emulateMedia({ forcedColors: 'active' });
  const [first, second] = await rows(page).all();
  expect(await first?.evaluate((row) => getComputedStyle(row).borderLeftStyle)).toBe('solid');
  expect(await second?.evaluate((row) => getComputedStyle(row).borderLeftStyle)).toBe('none');
  const strokes = () =>
    page
      .locator('[aria-roledescription="dia"]:not([inert]) circle:not(:first-child)')
      .evaluateAll((circles) => new Set(circles.map((circle) => getComputedStyle(circle).stroke)).size);
  await expect.poll(strokes).toBe(2);
});

test('who signs now can be read at home and in the hall', async ({ page }) => {
  await openScreen(page, `${site().url}/live?bord=signeren`, 390, 844);
  await expectScreen(page, SIGNING);
  expect(await axeFindings(page), 'at 390 px').toEqual([]);
  await expect(page.getByRole('main').getByRole('link').first()).toHaveCSS('cursor', 'pointer');
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `sideways at ${width} px`).toBe(0);
  }
  await openScreen(page, `${site().url}/live?bord=signeren&scherm=1`, 1920, 1080);
  await expectScreen(page, SIGNING);
  expect(await axeFindings(page), 'at 1920 px').toEqual([]);
});
