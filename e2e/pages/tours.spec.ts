import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test, untilWhole } from '../support/test.ts';

const TOURS = '/inktvis-op-toer';
const UNAVAILABLE = 'De lijst is even niet bereikbaar. Kom straks terug.';

/** Four evenings: one over, one cancelled, one sold out, one free. */
const EVENINGS = `${TOURS}/476f66ea-07c8-433f-a630-7122bd586a29`;
const CANCELLED = `${TOURS}/df4d863d-ffe3-465f-ae75-b384cdd6c4d7`;
const PAST = `${TOURS}/490cecf0-bd03-4642-afbf-e14471c4e627`;
const ALWAYS = `${TOURS}/17be59f0-2ea1-46fb-a7ca-0181fff710c8`;

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

test('an event goes into an agenda: the dates that are to come, where there are any', async ({ request }) => {
  const text = await (await request.get(`${EVENINGS}.ics`)).text();
  expect(text.match(/DTSTART;[^\r]+/g)).toEqual([
    'DTSTART;TZID=Europe/Brussels:20241116T200000',
    'DTSTART;TZID=Europe/Brussels:20241123T200000',
  ]);
  for (const address of [CANCELLED, PAST, ALWAYS])
    expect((await request.get(`${address}.ics`)).status()).toBe(404);
});

test('an event that is over can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(PAST);
  await expectAccessible(page);
});

test('an unknown, a deleted and a misshapen event are 404', async ({ request }) => {
  for (const slug of [
    '476f66ea-07c8-433f-a630-7122bd586a20',
    'c9e1f54b-5e6c-43b9-a93f-775d7249c8f8',
    '..%2f..%2fetc',
  ])
    expect([400, 404], slug).toContain((await request.get(`${TOURS}/${slug}`)).status());
  expect((await request.get(EVENINGS.replace(TOURS, '/op-toer'))).status()).toBe(404);
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
  await untilWhole(environment.url + TOURS);
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
