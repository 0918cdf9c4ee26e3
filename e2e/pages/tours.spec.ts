import type { Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

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
const tag = (page: Page, name: string) => page.getByRole('checkbox', { name });
const countOf = async (page: Page) =>
  Number.parseInt(
    await page
      .locator('main p:not([role])')
      .filter({ hasText: /^\d+ evenement(en)?$/ })
      .innerText(),
    10,
  );

test.describe('as a visitor I look for a reading near me', () => {
  test('thirty on a page, each with when, what and where', async ({ page }) => {
    await page.goto(TOURS);
    await expect(rows(page)).toHaveCount(30);
    await expect(page.getByText('1 tot 30', { exact: true })).toBeVisible();
    const first = rows(page).filter({ hasText: 'Kaarten van het Muziekbos' });
    await expect(first).toContainText('27.10');
    await expect(first).toContainText('zondag');
    await expect(first).toContainText('Voorstelling');
    await page.getByRole('link', { name: 'Pagina 3' }).click();
    await expect(page).toHaveURL(`${TOURS}?pagina=3`);
    expect(await rows(page).count()).toBe((await countOf(page)) - 60);
    await expect(page).toHaveTitle(/pagina 3 van 3/);
  });

  test('by month, each event once at its first day to come, and what is always there last', async ({
    page,
  }) => {
    await page.goto(TOURS);
    await expect(page.getByText('bij haar eerste datum die nog komt')).toBeVisible();
    const months = page.getByRole('navigation', { name: 'Naar een maand' }).getByRole('link');
    await expect(months).toHaveText(['okt', 'nov', 'dec', 'jan', 'feb', 'mrt', 'altijd']);
    await months.nth(1).click();
    await expect(page.getByRole('heading', { level: 2, name: /^november \d+ keer$/ })).toBeInViewport();
    await months.getByText('mrt').click();
    await expect(page).toHaveURL(`${TOURS}?pagina=3#_maand-2025-03`);
    await expect(page.getByRole('heading', { level: 2, name: /^maart \d+ keer$/ })).toBeInViewport();
    await page.goto(TOURS);
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
      await page.goto(`${TOURS}?pagina=${number}`);
      all.push(
        ...(await page
          .locator('main article h3 a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
      );
    }
    expect(new Set(all).size).toBe(all.length);
    const always = page.getByRole('region', { name: 'Altijd' });
    await expect(always.getByRole('article').first()).toContainText(/24\/7|elke/);
    await expect(page.locator('main section').last()).toHaveAccessibleName('Altijd');
    await expect(page.locator('main')).not.toContainText('00.00 uur');
  });

  test('pages hold different events, and one past the end is the first', async ({ page, request }) => {
    await page.goto(TOURS);
    const titles = await rows(page).getByRole('heading').allInnerTexts();
    await page.goto(`${TOURS}?pagina=2`);
    const second = await rows(page).getByRole('heading').allInnerTexts();
    expect(second.filter((title) => titles.includes(title))).toEqual([]);
    const past = await (await request.get(`${TOURS}?pagina=99`)).text();
    expect(past).toContain(titles[0]);
    expect(past).toMatch(/rel="canonical" href="[^"?]+"/);
  });

  test('a tag narrows the list in place, from its first page, and back widens it', async ({ page }) => {
    await page.goto(`${TOURS}?pagina=2`);
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    const all = await countOf(page);
    await tag(page, 'Signeersessie').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${TOURS}?tag=signeersessie`);
    await expect(tag(page, 'Signeersessie')).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^\d+ evenementen, gefilterd op Signeersessie$/,
    );
    expect(await countOf(page)).toBeLessThan(all);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/inktvis-op-toer$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
    await page.goBack();
    await expect(page).toHaveURL(`${TOURS}?pagina=2`);
    await expect(tag(page, 'Signeersessie')).not.toBeChecked();
    expect(await countOf(page)).toBe(all);
    await expect(page.locator('html'), 'the page stayed').toHaveAttribute('data-marked', '');
  });

  test('two tags together find what is both; nothing found says so, and leads back', async ({ page }) => {
    await page.goto(`${TOURS}?tag=voorleessessie&tag=voorstelling`);
    await expect(rows(page).filter({ hasText: 'Het uur dat twee keer bestaat' })).toBeVisible();
    await tag(page, 'Signeersessie').check();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await page.getByRole('link', { name: 'Wis filters' }).click();
    await expect(page).toHaveURL(TOURS);
    await expect(rows(page)).toHaveCount(30);
  });

  test('an unknown tag leaves the address, and the page says so', async ({ page }) => {
    await page.goto(`${TOURS}?tag=zeilen`);
    await expect(page.getByText('Een filter in dit adres kennen we niet. We lieten het weg.')).toBeVisible();
    await expect(page).toHaveURL(`${TOURS}?onbekend=1`);
    await expect(rows(page)).toHaveCount(30);
  });

  test('pictures come from our own address', async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    await page.goto(EVENINGS);
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('src', /^\/toerbeeld\//);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect([...asked]).toEqual([new URL(page.url()).origin]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a button sends the tags', async ({ page }) => {
    await page.goto(`${TOURS}?pagina=2`);
    await tag(page, 'Voorleessessie').check();
    await tag(page, 'Voorstelling').check();
    await page.getByRole('button', { name: 'Toon evenementen' }).click();
    await expect(page).toHaveURL(`${TOURS}?tag=voorleessessie&tag=voorstelling`);
    await expect(tag(page, 'Voorstelling')).toBeChecked();
    await tag(page, 'Voorstelling').uncheck();
    await page.getByRole('button', { name: 'Toon evenementen' }).click();
    await expect(page).toHaveURL(`${TOURS}?tag=voorleessessie`);
  });

  test('pages keep the tag', async ({ page }) => {
    await page.goto(`${TOURS}?tag=voorleessessie`);
    await page.getByRole('link', { name: 'Pagina 2' }).click();
    await expect(page).toHaveURL(`${TOURS}?tag=voorleessessie&pagina=2`);
  });
});

test.describe('the page of an event', () => {
  test('tells when, where and what, every date with its own state, and three others', async ({ page }) => {
    await page.goto(TOURS);
    await page.getByRole('link', { name: 'Vier avonden Conscience' }).click();
    await expect(page).toHaveURL(EVENINGS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vier avonden Conscience');
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
    await page.getByRole('link', { name: /^Terug naar/ }).click();
    await expect(page).toHaveURL(TOURS);
  });

  test('goes into an agenda: the dates that are to come', async ({ page, request }) => {
    await page.goto(EVENINGS);
    const link = page.getByRole('link', { name: /^Zet in agenda/ });
    await expect(link).toHaveAttribute('href', `${EVENINGS}.ics`);
    const response = await request.get(`${EVENINGS}.ics`);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const text = await response.text();
    expect(text.match(/DTSTART;[^\r]+/g)).toEqual([
      'DTSTART;TZID=Europe/Brussels:20241116T200000',
      'DTSTART;TZID=Europe/Brussels:20241123T200000',
    ]);
    for (const address of [CANCELLED, PAST, ALWAYS, EVERY_TUESDAY]) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: /^Zet in agenda/ })).toHaveCount(0);
      expect((await request.get(`${address}.ics`)).status()).toBe(404);
    }
    expect((await request.get(`${EVENINGS.replace(TOURS, '/op-toer')}.ics`)).status()).toBe(404);
  });

  test('a cancelled one says why and sells nothing', async ({ page }) => {
    await page.goto(CANCELLED);
    await expect(page.getByText('Deze afspraak gaat niet door.')).toBeVisible();
    await expect(page.getByText('De verwarming begaf het.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Koop tickets/ })).toHaveCount(0);
  });

  test('a postponed one, one that is over, one every week, one for ever', async ({ page }) => {
    await page.goto(POSTPONED);
    await expect(page.getByText('Deze afspraak is uitgesteld.')).toBeVisible();
    await page.goto(PAST);
    await expect(page.getByText('Deze afspraak is voorbij.')).toBeVisible();
    await page.goto(EVERY_TUESDAY);
    await expect(page.locator('main dl').first()).toContainText('elke dinsdag, 14.00 tot 17.30 uur');
    await page.goto(ALWAYS);
    await expect(page.locator('main dl').first()).toContainText('Doorlopend');
  });

  test('a title in another language says which', async ({ page }) => {
    await page.goto(FRENCH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
  });

  test('text from elsewhere stays text', async ({ page }) => {
    await page.goto(HOSTILE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voorlezen met <em>nadruk</em> & meer');
    await expect(page.locator('main h1 em, main strong, main a[href^="javascript:"]')).toHaveCount(0);
    expect(await page.locator('main').innerText()).not.toContain('alert(');
  });

  test('describes itself when shared, with a share card', async ({ page }) => {
    await page.goto(EVENINGS);
    const content = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
    await expect(content('og:title')).toHaveAttribute('content', 'Vier avonden Conscience');
    await expect(content('twitter:title')).toHaveAttribute('content', 'Vier avonden Conscience');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${EVENINGS}$`));
    await expect(content('og:image')).toHaveAttribute('content', /\/kaart\/toer\/[0-9a-f-]{36}\.png$/);
  });

  test('an unknown, a deleted and a misshapen one are 404', async ({ request }) => {
    for (const slug of [
      '476f66ea-07c8-433f-a630-7122bd586a20',
      'c9e1f54b-5e6c-43b9-a93f-775d7249c8f8',
      'gent',
      '..%2f..%2fetc',
      `476f66ea-07c8-433f-a630-7122bd586a29'--`,
    ]) {
      expect([400, 404], slug).toContain((await request.get(`${TOURS}/${slug}`)).status());
    }
    expect((await request.get(EVENINGS.replace(TOURS, '/op-toer'))).status()).toBe(404);
  });
});

for (const address of [PAST, HOSTILE, ALWAYS]) {
  test(`${address} has no findings and never scrolls sideways`, async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      expect(await sideways(page), `at ${width}`).toBe(0);
      expect(await axeFindings(page), `axe at ${width}`).toEqual([]);
    }
  });
}

test.describe('when the source fails', () => {
  test.describe.configure({ mode: 'serial' });
  let environment: TestEnvironment;
  test.beforeAll(async () => {
    environment = await openTestEnvironment({ eventsEnv: { EVENTS_FAULT: 'unauthorized' } });
  });
  test.afterAll(() => environment.close());

  const ask = (path: string) => fetch(environment.url + path);

  test('the list says that it is not there, an unknown event is 503', async () => {
    const list = await ask(`${TOURS}?tag=voorstelling`);
    const html = await list.text();
    expect(list.status).toBe(200);
    expect(html).toContain(EMPTY);
    expect(html).toContain(UNAVAILABLE);
    expect(list.headers.get('cdn-cache-control')).toBeNull();
    expect(html).not.toContain('inktvis-sleutel');
    const event = await ask(EVENINGS);
    expect([event.status, Number(event.headers.get('retry-after')) > 0]).toEqual([503, true]);
    const picture = await ask(`${EVENINGS.replace(TOURS, '/toerbeeld')}/640x427`);
    expect(picture.status).toBe(503);
  });

  test('search does without the tour', async () => {
    const response = await ask('/zoeken?q=gezelle');
    expect([response.status, (await response.text()).includes('/nieuws/gezelle-in-het-begijnhof')]).toEqual([
      200,
      true,
    ]);
  });

  test('the last known list is shown, also after a restart, with a notice', async () => {
    await environment.stopEvents();
    await environment.startEvents({ EVENTS_FAULT: 'off' });
    await environment.restartSite();
    expect(await (await ask(TOURS)).text()).toContain('Vier avonden Conscience');
    expect((await ask(EVENINGS)).status).toBe(200);
    await environment.stopEvents();
    await environment.restartSite();
    const html = await (await ask(TOURS)).text();
    expect(html).toContain('Vier avonden Conscience');
    expect(html).toContain('de nieuwste is even niet bereikbaar');
    const event = await ask(EVENINGS);
    expect(event.status).toBe(200);
    expect(await event.text()).toContain('het nieuwste is even niet bereikbaar');
  });
});
