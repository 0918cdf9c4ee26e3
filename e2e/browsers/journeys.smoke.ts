import { expect } from '@playwright/test';
import { message } from '../support/forms.ts';
import { KEYS } from './browser.ts';
import { test } from './test.ts';

/** As a visitor I find my way in a browser that is not Chromium: what the other tests look at closely, once. */

/** A phone and a small desk, in CSS px; a window of Firefox stays somewhat wider. */
const WIDTHS = [390, 1280];
const SUNDAY = '/programma/zondag-27-oktober';

test('the menus open, close and lead on', async ({ visitor }) => {
  await visitor.goto('/');
  await visitor.click('button', 'Programma');
  await visitor.sees('link', 'Openingsdag');
  await visitor.click('button', 'Praktisch');
  await visitor.misses('link', 'Openingsdag');
  await visitor.sees('link', 'Bereikbaarheid');
  await visitor.press(KEYS.Escape);
  await visitor.misses('link', 'Bereikbaarheid');

  await visitor.resize(480, 900);
  await visitor.goto('/');
  await visitor.click('button', 'Menu');
  await visitor.click('button', 'Praktisch');
  await visitor.click('link', 'Bereikbaarheid');
  await visitor.isAt('/bereikbaarheid');
  await visitor.sees('heading', 'Bereikbaarheid');
  await visitor.click('button', 'Menu');
  await visitor.sees('link', 'Nieuws');
  await visitor.press(KEYS.Escape);
  await visitor.misses('button', 'Sluit menu');
});

test('a filter follows in place, and back leads to the filtered list', async ({ visitor }) => {
  await visitor.goto(SUNDAY);
  await visitor.waitsFor('form[data-live]');
  await visitor.click('button', 'Filters');
  await visitor.click('checkbox', 'Kids');
  await visitor.isAt(`${SUNDAY}?thema=kids`);
  await visitor.sees('link', 'Kids: verwijder filter');
  await visitor.press(KEYS.Escape);
  await visitor.click('link', 'Roodkapje vraagt een advocaat');
  await visitor.isAt(/^\/activiteiten\//);
  await visitor.sees('heading', 'Roodkapje vraagt een advocaat');
  await visitor.back();
  await visitor.isAt(`${SUNDAY}?thema=kids`);
  await visitor.sees('link', 'Kids: verwijder filter');
});

test('a ribbon lays an item in the list', async ({ visitor }) => {
  await visitor.goto(SUNDAY);
  await visitor.click('button', 'Leg in je leeslint: Roodkapje vraagt een advocaat');
  await visitor.sees('text', 'In je leeslint gelegd');
  await visitor.click('link', '(1 beleving bewaard)');
  await visitor.isAt('/mijn-leeslint');
  await visitor.sees('link', 'Roodkapje vraagt een advocaat');
  for (const width of WIDTHS) {
    await visitor.resize(width, 900);
    await visitor.fits();
  }
  const shared = await visitor.evaluate(`document.querySelector('input[value*="?b="]').value`);
  await visitor.goto(String(shared).replace(/^https?:\/\/[^/]+/, ''));
  await visitor.sees('heading', 'Leeslint van iemand anders');
  await visitor.waitsFor('main astro-island:not([ssr])');
  await visitor.sees('link', 'Roodkapje vraagt een advocaat');
});

test('search suggests pages, and the keyboard chooses one', async ({ visitor }) => {
  await visitor.goto('/zoeken');
  await visitor.type('Zoekterm', 'begijnhof');
  await visitor.sees('option', 'Zoek naar “begijnhof”');
  await visitor.press(KEYS.ArrowDown);
  await visitor.press(KEYS.ArrowDown);
  await visitor.press(KEYS.Enter);
  await visitor.isAt(/^\/(?!zoeken)/);
  await visitor.sees('heading', 'Begijnhof');
});

test('a form says what is wrong, then that it was sent', async ({ visitor }) => {
  await visitor.goto('/contact');
  await visitor.waitsFor('astro-island:not([ssr]) form');
  await visitor.click('button', 'Verstuur je bericht');
  await visitor.sees('heading', 'Er is een probleem');
  await visitor.sees('link', 'Voornaam is een verplicht veld');
  for (const [label, text] of Object.entries(message('reinaert@example.org')))
    await visitor.type(label, text);
  for (const width of WIDTHS) {
    await visitor.resize(width, 900);
    await visitor.fits();
  }
  await visitor.click('button', 'Verstuur je bericht');
  await visitor.seesThat('heading', 'Je bericht werd verzonden!', { isFocused: true });
  await visitor.sees('text', 'Je nummer');
});

test('the link of a page can be copied', async ({ visitor }) => {
  await visitor.goto('/nieuws/gezelle-in-het-begijnhof');
  await visitor.scrollTo('main a[href*=facebook]');
  await visitor.click('button', 'Kopieer link');
  await visitor.sees('text', 'Je hebt de url gekopieerd');
});

test('a carousel moves by its buttons', async ({ visitor }) => {
  await visitor.goto('/pers');
  await visitor.scrollTo('[aria-roledescription=beeldenreeks]');
  await visitor.click('button', 'Volgend beeld');
  await visitor.sees('text', '2 van 4');
});

test('the Live page shows its slides and can be paused', async ({ visitor }) => {
  await visitor.goto('/live');
  await visitor.waitsFor('[role=timer]');
  const clock = () => visitor.evaluate("document.querySelector('[role=timer]').textContent");
  const first = await clock();
  await expect.poll(clock).not.toBe(first);
  await visitor.click('button', 'Pauzeer de beelden');
  await visitor.sees('button', 'Speel de beelden af');
});

test('a signing table has its card, and a link that ended says so', async ({ visitor }) => {
  const token = 'geheim'.padEnd(32, '0');
  await visitor.goto(`/wachtrij#kaarten=2024-10-26%20Beurshal%20${token}`);
  await visitor.sees('heading', 'Beurshal');
  await visitor.goto(`/wachtrij#${token}`);
  await visitor.sees('heading', 'Deze link werkt niet meer');
});

test('a postcode gives bookshops by distance', async ({ visitor }) => {
  await visitor.goto('/boekhandels');
  await visitor.type('Postcode, gemeente of naam', '8500');
  await visitor.press(KEYS.Enter);
  await visitor.isAt('/boekhandels?bij=8500');
  await visitor.sees('text', '40 boekhandels, eerst die in 8500');
});

test('today is told by what runs, what comes and what is over, and the timetable leads to now', async ({
  visitor,
}) => {
  await visitor.goto('/programma');
  await visitor.sees('heading', 'Nu');
  await visitor.sees('heading', 'Straks');
  await visitor.sees('heading', 'Later vandaag');
  await visitor.click('link', 'Uurrooster');
  // The page opens at the line; until its script did that, a click would land where the link no longer is.
  await visitor.waitsFor('#_lijn-nu');
  await expect.poll(() => visitor.evaluate('scrollY')).toBeGreaterThan(0);
  await visitor.click('link', 'Naar nu');
  await visitor.waitsFor('#_lijn-nu:target');
});

test('on a phone the filters are a sheet that waits for its button', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.goto(SUNDAY);
  await visitor.waitsFor('form[data-live]');
  await visitor.click('button', 'Filters');
  await visitor.waitsFor('dialog:modal');
  await visitor.seesThat('heading', 'Filters', { isFocused: true });
  await visitor.click('checkbox', 'Kids');
  await visitor.sees('button', 'Toon 7 belevingen');
  await visitor.isAt(SUNDAY);
  await visitor.click('button', 'Toon 7 belevingen');
  await visitor.isAt(`${SUNDAY}?thema=kids`);
  await visitor.seesThat('heading', 'Belevingen', { isFocused: true });
});

test('a letter leads to names, and search to one of them', async ({ visitor }) => {
  await visitor.goto('/programma/namen');
  await visitor.click('link', 'L');
  await visitor.waitsFor('#_letter-l:target');
  await visitor.goto('/zoeken');
  await visitor.type('Zoekterm', 'leonie letter');
  await visitor.click('option', 'Leonie Letterzetter');
  await visitor.waitsFor('#leonie-letterzetter:target');
});

test('what changed can be narrowed to my list', async ({ visitor }) => {
  await visitor.goto('/programma/wijzigingen');
  await visitor.sees('heading', 'Gezelle op een beat');
  await visitor.click('button', 'Leg in je leeslint: Max en Moritz, live ingekleurd');
  await visitor.click('checkbox', 'Enkel mijn leeslint');
  await visitor.sees('text', '1 verandering in je leeslint');
  await visitor.misses('heading', 'Gezelle op een beat');
  await visitor.sees('heading', 'Max en Moritz, live ingekleurd');
});
