import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const TOURS = '/inktvis-op-toer';
const EMPTY = 'We hebben geen evenementen kunnen vinden.';
const UNAVAILABLE = 'De lijst is even niet bereikbaar. Kom straks terug.';

/** Four evenings: one over, one cancelled, one sold out, one free. */
const EVENINGS = `${TOURS}/476f66ea-07c8-433f-a630-7122bd586a29`;
const CANCELLED = `${TOURS}/df4d863d-ffe3-465f-ae75-b384cdd6c4d7`;
const POSTPONED = `${TOURS}/ea74b4c1-340f-481a-a1e4-809314b5c245`;
const PAST = `${TOURS}/490cecf0-bd03-4642-afbf-e14471c4e627`;
const FRENCH = `${TOURS}/29fbd1ca-ece0-4c07-adea-4263683ad21b`;
const HOSTILE = `${TOURS}/dafb433b-73ea-4a8a-a0a9-da816d35a756`;
const EVERY_TUESDAY = `${TOURS}/77d6e92c-232b-4228-a9c5-755a965c7c05`;
const ALWAYS = `${TOURS}/17be59f0-2ea1-46fb-a7ca-0181fff710c8`;

const rows = (page: Page) => page.locator('main article');
const tag = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter de toer' }).getByRole('link', { name });
const TAGS = '#_soorten';
const countOf = async (page: Page) =>
  Number.parseInt(
    await page
      .locator('main p:not([role])')
      .filter({ hasText: /^\d+ evenement(en)?$/ })
      .innerText(),
    10,
  );

test.describe('as a visitor I look for a reading near me', () => {
  test('by month, each event once at its first day to come, and what is always there last', async ({
    page,
  }) => {
    await page.goto(TOURS);
    await expect(rows(page)).toHaveCount(30);
    await expect(page.getByText('1 tot 30', { exact: true })).toBeVisible();
    await expect(page.getByText('bij haar eerste datum die nog komt')).toBeVisible();
    const months = page.getByRole('navigation', { name: 'Naar een maand' }).getByRole('link');
    await expect(months).toHaveText(['okt', 'nov', 'dec', 'jan', 'feb', 'mrt', 'altijd']);
    const evenings = rows(page).filter({ hasText: 'Vier avonden Conscience' });
    await expect(evenings).toContainText(
      'Alle data: voorbij: 19.10geannuleerd: 09.1116.11eerstvolgend: 23.11',
    );
    await expect(rows(page).filter({ hasText: 'Het uur dat twee keer bestaat' })).toContainText(
      /27\.10\s*zondag\s*hele dag/,
    );
    await expect(rows(page).filter({ hasText: 'Een tekening op dinsdag' })).toContainText(
      /29\.10\s*dinsdag\s*14\.00 uur.*elke dinsdagtot 17\.12/s,
    );
    const all: string[] = [];
    for (const number of [1, 2, 3]) {
      const html = await (await page.request.get(`${TOURS}?pagina=${number}`)).text();
      all.push(...[...html.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href));
    }
    expect(all.length).toBeGreaterThan(60);
    expect(new Set(all).size).toBe(all.length);
    await months.nth(1).click();
    await expect(page.getByRole('heading', { level: 2, name: /^november \d+ keer$/ })).toBeInViewport();
    await months.getByText('mrt').click();
    await expect(page).toHaveURL(`${TOURS}?pagina=3#_maand-2025-03`);
    await expect(page.getByRole('heading', { level: 2, name: /^maart \d+ keer$/ })).toBeInViewport();
    const always = page.getByRole('region', { name: 'Altijd' });
    await expect(always.getByRole('article').first()).toContainText(/Doorlopend\s*elke/);
    await expect(page.locator('main section').last()).toHaveAccessibleName('Altijd');
    await expect(page.locator('main')).not.toContainText('00.00 uur');
  });

  test('a tag narrows the list, from its first page, and widens it again', async ({ page }) => {
    await page.goto(`${TOURS}?pagina=2`);
    const all = await countOf(page);
    await tag(page, 'Signeersessie').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${TOURS}?tag=signeersessie${TAGS}`);
    await expect(tag(page, 'Signeersessie')).toBeInViewport();
    await expect(tag(page, 'Signeersessie')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await expect(tag(page, 'Voorleessessie'), 'the keyboard goes on where it was').toBeFocused();
    await expect(page).toHaveTitle(/Signeersessie/);
    expect(await countOf(page)).toBeLessThan(all);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/inktvis-op-toer$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
    await expectAccessible(page);
    await tag(page, 'Signeersessie').click();
    await expect(page).toHaveURL(`${TOURS}${TAGS}`);
    expect(await countOf(page)).toBe(all);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('two tags together find what is both, pages keep them; nothing found leads back', async ({ page }) => {
    await page.goto(`${TOURS}?pagina=2`);
    await tag(page, 'Voorleessessie').click();
    await page.getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL(`${TOURS}?tag=voorleessessie&pagina=2`);
    await tag(page, 'Voorstelling').click();
    await expect(page).toHaveURL(`${TOURS}?tag=voorleessessie&tag=voorstelling${TAGS}`);
    await expect(rows(page).filter({ hasText: 'Het uur dat twee keer bestaat' })).toBeVisible();
    await tag(page, 'Signeersessie').click();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await page.getByRole('link', { name: 'Wis filters' }).click();
    await expect(page).toHaveURL(TOURS);
    await expect(rows(page)).toHaveCount(30);
  });
});

test.describe('the page of an event', () => {
  test('tells when, where and what, every date with its own state, and three others', async ({ page }) => {
    await page.goto(TOURS);
    await page.getByRole('link', { name: 'Vier avonden Conscience' }).click();
    await expect(page).toHaveURL(EVENINGS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vier avonden Conscience');
    await expect(page.locator('main img').first()).toHaveAttribute('src', /^\/toerbeeld\//);
    const ticket = page.locator('main dl').first();
    await expect(ticket).toContainText('23.11');
    await expect(ticket).toContainText('Bibliotheek Kortrijk');
    await expect(ticket).toContainText('Voorstelling');
    const dates = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Alle data' });
    await expect(dates.first().getByRole('listitem')).toHaveText([
      /19\.10.*Voorbij/s,
      /09\.11.*Geannuleerd.*De voorlezer is haar stem kwijt/s,
      /16\.11.*Volzet/s,
      /23\.11.*20\.00 tot 21\.15 uur/s,
    ]);
    await expect(rows(page)).toHaveCount(3);
    await expect(page.getByText('Deel deze pagina')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Zet in agenda/ })).toHaveAttribute(
      'href',
      `${EVENINGS}.ics`,
    );
    await page.getByRole('link', { name: /^Terug naar/ }).click();
    await expect(page).toHaveURL(TOURS);
  });

  test('goes into an agenda: the dates that are to come, where there are any', async ({ request }) => {
    const text = await (await request.get(`${EVENINGS}.ics`)).text();
    expect(text.match(/DTSTART;[^\r]+/g)).toEqual([
      'DTSTART;TZID=Europe/Brussels:20241116T200000',
      'DTSTART;TZID=Europe/Brussels:20241123T200000',
    ]);
    for (const address of [CANCELLED, PAST, ALWAYS])
      expect((await request.get(`${address}.ics`)).status()).toBe(404);
  });

  test('of whatever kind says what holds: cancelled, postponed, over, every week, for ever, in French', async ({
    page,
  }) => {
    const main = async (address: string) =>
      (await (await page.request.get(address)).text()).replace(/^.*<main|<\/main>.*$/gs, '');
    const cancelled = await main(CANCELLED);
    expect(cancelled).toContain('Deze afspraak gaat niet door.');
    expect(cancelled).toContain('De verwarming begaf het.');
    expect(cancelled).not.toMatch(/Koop tickets|Zet in agenda/);
    expect(await main(POSTPONED)).toContain('Deze afspraak is uitgesteld.');
    expect(await main(EVERY_TUESDAY)).toContain('elke dinsdag, 14.00 tot 17.30 uur');
    expect(await main(FRENCH)).toMatch(/<h1[^>]* lang="fr"/);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(PAST);
    await expect(page.getByText('Deze afspraak is voorbij.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(ALWAYS);
    await expect(page.locator('main dl').first()).toContainText('Doorlopend');
    await expectAccessible(page);
    await page.goto(HOSTILE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorlezen met <em>nadruk</em> & meer');
    await expect(page.locator('main h1 em, main strong, main a[href^="javascript:"]')).toHaveCount(0);
    expect(await page.locator('main').innerText()).not.toContain('alert(');
    await expectAccessible(page);
  });

  test('an unknown, a deleted and a misshapen one are 404', async ({ request }) => {
    for (const slug of [
      '476f66ea-07c8-433f-a630-7122bd586a20',
      'c9e1f54b-5e6c-43b9-a93f-775d7249c8f8',
      '..%2f..%2fetc',
    ])
      expect([400, 404], slug).toContain((await request.get(`${TOURS}/${slug}`)).status());
    expect((await request.get(EVENINGS.replace(TOURS, '/op-toer'))).status()).toBe(404);
  });
});

test('when the source fails the list says so; later the last known one is shown, also after a restart', async ({
  openEnvironment,
}) => {
  const environment = await openEnvironment({ eventsEnv: { EVENTS_API_KEY: 'een-andere' } });
  const ask = async (path: string) => {
    const response = await fetch(environment.url + path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const list = await ask(`${TOURS}?tag=voorstelling`);
  expect([list.status, list.headers.get('cdn-cache-control')]).toEqual([200, null]);
  expect(list.html).toContain(EMPTY);
  expect(list.html).toContain(UNAVAILABLE);
  expect(list.html).not.toContain('inktvis-sleutel');
  const event = await ask(EVENINGS);
  expect([event.status, Number(event.headers.get('retry-after')) > 0]).toEqual([503, true]);
  await expect
    .poll(async () => (await ask('/zoeken?q=gezelle')).html, 'search does without the tour')
    .toContain('/nieuws/gezelle-in-het-begijnhof');

  await environment.stopEvents();
  await environment.startEvents({ EVENTS_API_KEY: 'inktvis-sleutel' });
  await environment.restartSite();
  expect((await ask(TOURS)).html).toContain('Vier avonden Conscience');
  expect((await ask(EVENINGS)).status).toBe(200);
  await environment.stopEvents();
  await environment.restartSite();
  const known = await ask(TOURS);
  expect(known.html).toContain('Vier avonden Conscience');
  expect(known.html).toContain('de nieuwste is even niet bereikbaar');
  const one = await ask(EVENINGS);
  expect(one.status).toBe(200);
  expect(one.html).toContain('het nieuwste is even niet bereikbaar');
});
