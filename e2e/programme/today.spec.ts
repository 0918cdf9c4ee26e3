import type { Page } from '@playwright/test';
import { boxesOf, sideways } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { chosenFilter, filtersButton, openFilters, shownCount } from '../support/filters.ts';
import { expect, startSite, test } from '../support/test.ts';
import type { TestSite } from '../support/test-environment.ts';

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
  let environment: TestSite;
  test.beforeAll(async () => {
    environment = await startSite({ SITE_NOW: '2024-10-31T15:40' });
  });
  test.afterAll(() => environment.close());

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('the page says what runs, what comes soon and later, and folds away what is over', async ({
        page,
      }) => {
        await page.setViewportSize(PHONE);
        await page.goto(`${environment.url}/programma`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
        // Only there from 600 px on.
        await expect(page.getByText('Donderdag 31 oktober, open tot 22.00 uur.')).toHaveCount(1);
        const now = group(page, 'Nu');
        await expect(now).toContainText(/15\.4\d/);
        await expect(now).toContainText('3 bezig');
        await expect(titles(page, 'Nu')).toHaveText([
          'Fanfictie mag',
          'Traag lezen, trage koffie',
          'Ruil je toren',
        ]);
        await expect(now.locator('article').first()).toContainText(/nog \d+ min/);
        await expect(now.locator('article').last()).toContainText('tot 18.00');
        await expect(now, 'what is cancelled has no card').toContainText('Geannuleerd');
        await expect(group(page, 'Straks')).toContainText(/tot 17\.4\d/);
        await expect(group(page, 'Later vandaag')).toContainText('10 belevingen');
        await expect(past(page)).toContainText('9 voorbij');
        await expect(page.getByText('Max en Moritz, live ingekleurd', { exact: true })).toBeHidden();
        await past(page).click();
        await expect(page.getByText('Max en Moritz, live ingekleurd', { exact: true })).toBeVisible();
        // With script the rest of the session knows that it was open.
        await page.reload();
        await expect(page.getByText('Max en Moritz, live ingekleurd', { exact: true })).toBeVisible({
          visible: javaScriptEnabled,
        });

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
        await page.goto(`${environment.url}/programma?weergave=uurrooster`);
        await page.getByRole('link', { name: 'Naar nu' }).first().click();
        await expect(page.locator('#_lijn-nu')).toBeInViewport();
      });
    });
  }

  test('filters keep the groups, on the page and in its JSON', async ({ page }) => {
    await page.goto(`${environment.url}${TODAY}?dagdeel=avond&kind=14&plaats=vrij`);
    await expect(titles(page, 'Nu'), 'what goes on into the evening').toHaveText(['Ruil je toren']);
    await expect(group(page, 'Later vandaag')).toBeVisible();
    await expect(page.getByText('Frankenstein in een donderbui')).toHaveCount(0);
    for (const label of ['Avond', 'Kind van 14 jaar', 'Nog plaats'])
      await expect(chosenFilter(page, label)).toBeVisible();
    const shown = await shownCount(page);
    const query = 'dagdeel=avond&kind=14&plaats=vrij';
    const calendar = await (await page.request.get(`${environment.url}${TODAY}.ics?${query}`)).text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(shown);
    await chosenFilter(page, 'Avond').click();
    await expect(page).toHaveURL(/\?kind=14&plaats=vrij$/);
    await expect(titles(page, 'Nu')).not.toHaveCount(1);
  });

  test('the page stays the one of today while its list is filtered', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${environment.url}/programma`);
    const before = await topOf(page, 'summary:has-text("Filters")');
    await openFilters(page);
    await page.getByRole('checkbox', { name: /^Toon Kids/ }).check();
    await page.getByRole('button', { name: /^Toon \d/ }).click();
    await expect(page).toHaveURL(`${environment.url}${TODAY}?thema=kids`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vandaag');
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await topOf(page, 'summary:has-text("Filters")')).toBe(before);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donderdag 31 oktober');
  });

  test('what was chosen stands clear of what changed', async ({ page }) => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${environment.url}${TODAY}?kind=7`);
      await page.evaluate(() => document.fonts.ready);
      const [chip, changed] = await boxesOf(
        chosenFilter(page, 'Kind van 7 jaar'),
        page.getByRole('link', { name: /^\d+ veranderd$/ }),
      );
      const isBeside = chip.x + chip.width <= changed.x;
      const isBelow = chip.y >= changed.y + changed.height;
      expect(isBeside || isBelow, `${width} px`).toBe(true);
      expect(await sideways(page), `${width} px`).toBe(0);
    }
  });

  test('the page lives until the minute is over, and is the same for everybody', async ({ request }) => {
    const address = `${environment.url}/programma`;
    const [one, other] = [await request.get(address), await request.get(address)];
    expect(await other.text()).toBe(await one.text());
    expect(other.headers()['x-cache']).toMatch(/^(HIT|STALE|MISS)$/);
  });

  test('minutes and groups move on by themselves, but not under a focus', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${environment.url}/programma`);
    const first = group(page, 'Nu').locator('article').first();
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
  });

  test('what a visitor saves stays saved when the minute is over', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${environment.url}/programma`);
    const ribbon = group(page, 'Nu').locator('[data-ribbon]').first();
    await ribbon.click();
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor('02:00');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.clock.runFor('00:01');
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
  });

  test('what a finger touched does not stop the minutes', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${environment.url}/programma`);
    const first = group(page, 'Nu').locator('article').first();
    await expect(first).toContainText('Fanfictie mag');
    await first.locator('[data-ribbon]').click();
    await expect(first.locator('[data-ribbon]')).toBeFocused();
    await page.clock.runFor('30:00');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.clock.runFor('01:00');
    await expect(first).not.toContainText('Fanfictie mag');
  });

  test('a page that was stored twenty minutes ago is brought up to date at once', async ({ page }) => {
    const { date } = (await page.request.get(`${environment.url}/healthz`)).headers();
    await page.clock.install({ time: Date.parse(date ?? '') + 20 * 60_000 });
    await page.goto(`${environment.url}/programma`);
    await expect(group(page, 'Nu')).toContainText(/16\.0\d/);
    await expect(titles(page, 'Nu')).not.toContainText(['Fanfictie mag']);
  });

  test('the timetable has a line of now, opens there, and leads back to it', async ({ page }) => {
    for (const [size, line] of [
      [DESK, '#_lijn-nu'],
      [PHONE, '#_lijst-nu'],
    ] as const) {
      await page.setViewportSize(size);
      await page.goto(`${environment.url}/programma?weergave=uurrooster`);
      await expect(page.locator(line)).toContainText(/Nu 15\.4\d/);
      await expect(page.locator(line)).toBeInViewport();
      const back = page.locator('a[data-direction]', { hasText: 'Naar nu' }).filter({ visible: true });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await back.press('Enter');
      await expect(page.locator(line)).toBeInViewport();
      await expect(page.locator(line)).toBeFocused();
      await expect(back).toHaveCount(0);
    }
    await page.goto(`${environment.url}/programma/vrijdag-1-november?weergave=uurrooster`);
    await expect(page.locator('#_lijn-nu, #_lijst-nu')).toHaveCount(0);

    // In half an hour the line is another element, also when it has the focus.
    await page.setViewportSize(DESK);
    await page.clock.install();
    await page.goto(`${environment.url}/programma?weergave=uurrooster`);
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
    await page.goto(`${environment.url}/programma`);
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
    await expect(page, 'a choice waits for the button').toHaveURL(`${environment.url}/programma`);

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
    await expect(page).toHaveURL(`${environment.url}${TODAY}?kind=6&plaats=vrij`);
    await expect(page.getByRole('heading', { name: 'Belevingen', exact: true })).toBeFocused();
    await expect(filtersButton(page)).toContainText('Filters, 2 gekozen');

    await filtersButton(page).click();
    await sheet.getByRole('link', { name: 'Wis alles' }).click();
    await expect(show, 'clearing keeps it open').toHaveText(all);
    await expect(sheet.getByLabel('Kind van')).toHaveValue('');
    await show.click();
    await expect(page).toHaveURL(`${environment.url}${TODAY}`);
    await page.goBack();
    await expect(page, 'one step back for what was chosen at once').toHaveURL(/kind=6&plaats=vrij$/);
    await expect(filtersButton(page)).toContainText('Filters, 2 gekozen');
  });

  test('on a wide screen they are a panel that a click outside closes', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(`${environment.url}${TODAY}?weergave=uurrooster`);
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

/** The words of the programme as they are sent: what a visitor without script reads. */
const wordsOf = async (page: Page, url: string): Promise<string> =>
  (await (await page.request.get(`${url}/programma`)).text())
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** An item of the night in which the clocks go back: until 02.45, the second time. */
const NIGHT = 'programma-items/p026';
/** An item of three days. */
const DAYS = 'programma-items/p027';

test('before and after the festival, and in the hour that comes twice', async ({
  page,
  contentFixture: fixture,
  openEnvironment,
}) => {
  await fixture.set(DAYS, { start_date: '2024-10-28 08:00', end_date: '2024-10-30 16:00' });
  await fixture.set(NIGHT, { start_date: '2024-10-26 22:30', end_date: '2024-10-27 01:45' });
  const environment = await openEnvironment({
    contentDir: fixture.dir,
    env: { SITE_NOW: '2024-10-25T15:40' },
  });
  const { url } = environment;
  const chosenDay = page.getByRole('navigation', { name: 'Dagen' }).locator('[aria-current]');
  /** Leaves the page before the site goes: it would log that nothing responds. */
  const openAt = async (now: string) => {
    await expect(page.locator('astro-island[ssr][client=idle]')).toHaveCount(0);
    await page.goto('about:blank');
    await environment.restartSite({ SITE_NOW: now });
    await page.goto(`${url}/programma`);
  };
  await page.goto(`${url}/programma`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programma');
  await expect(chosenDay).toContainText('26');
  await expect(group(page, 'Straks')).toHaveCount(0);
  await expect(page.locator('#_programma-lijst time').first()).toHaveText('10.00');
  expect(await wordsOf(page, url)).not.toMatch(/\d bezig|\d voorbij/);

  // Two dates are on a line of their own, above the hour, and all pictures of the row below them.
  const several = page.locator('main article').filter({ has: page.locator('time[data-range]') });
  await page.setViewportSize(DESK);
  for (let number = 1; (await several.count()) === 0 && number < 12; number += 1)
    await page.goto(`${url}/programma?dag=alle&pagina=${number}`);
  const dates = await several.locator('time').first().boundingBox();
  const hour = await several.locator('time + *').first().boundingBox();
  expect(hour?.y).toBeGreaterThanOrEqual((dates?.y ?? 0) + (dates?.height ?? 0) - 1);
  expect(hour?.x).toBeCloseTo(dates?.x ?? 0, 0);
  const row = await page.locator('main article').evaluateAll((cards) => {
    const box = (card: Element) => card.getBoundingClientRect().top;
    const middle = cards.find((card) => card.querySelector('time[data-range]'));
    return cards
      .filter((card) => middle && box(card) === box(middle))
      .map((card) => card.querySelector('img')?.getBoundingClientRect().top);
  });
  expect(row.length).toBeGreaterThan(1);
  expect(new Set(row).size, 'on one line').toBe(1);

  await openAt('2024-11-04T10:00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programma');
  await expect(chosenDay).toContainText('03');
  await expect(past(page)).toHaveCount(0);
  await expect(page.locator('#_programma-lijst article[data-status=past]').first()).toBeVisible();
  expect(await wordsOf(page, url)).not.toMatch(/\d bezig|\d voorbij/);

  // Two seconds before it is two o'clock again: three quarters of an hour are left, not a quarter.
  await page.clock.install();
  await openAt('2024-10-27T02:59:58');
  await expect.poll(() => wordsOf(page, url)).toMatch(/02\.00 1 bezig .*nog 45 min sinds 00\.30 tot 02\.45/);
  await page.clock.runFor('30:00');
  await expect(group(page, 'Nu')).toContainText(/02\.3\d/);
  await expect(group(page, 'Nu').locator('article')).toContainText(/nog 1\d min/);
});

test('where nothing changed, what was chosen stays beside the count', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/programma?weergave=uurrooster&kind=7');
    await expect(page.getByRole('link', { name: /^\d+ veranderd$/ })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const [chip, count] = await boxesOf(
      chosenFilter(page, 'Kind van 7 jaar'),
      page.getByText(/^\d+ belevingen van/),
    );
    expect(chip.x, `${width} px`).toBeGreaterThanOrEqual(count.x + count.width);
    expect(chip.y, `${width} px`).toBeLessThan(count.y + count.height);
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});
