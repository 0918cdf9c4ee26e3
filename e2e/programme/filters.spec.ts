import type { Page, Route } from '@playwright/test';
import { tabTo } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayRequest } from '../support/delay-request.ts';
import {
  chosenFilter,
  closeFilters,
  filtersButton,
  openFilters,
  shownCount,
  untilLive,
} from '../support/filters.ts';
import { expect, test } from '../support/test.ts';

const SUNDAY = '/programma/zondag-27-oktober';

const kids = (page: Page) => page.getByRole('checkbox', { name: /^Toon Kids/, includeHidden: true });
const SUNDAY_DATA = `${SUNDAY}/lijst.json`;

const status = (page: Page) => page.locator('main [role=status]').first();
const results = (page: Page) => page.locator('#_programma-lijst');
const articles = (page: Page) => page.locator('main article');

/** Marks this very document, so that a test can tell whether the browser left it. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

/** Ticks a filter, and another one when the page has read the list of the first and not yet drawn it. */
const chooseWhileDrawn = (page: Page, first: string, second: string) =>
  page.evaluate(
    ([first, second]) => {
      const click = (value = '') =>
        document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
      const { json } = Response.prototype;
      Response.prototype.json = async function () {
        Response.prototype.json = json;
        const list = await json.call(this);
        // Both are turns of one task.
        queueMicrotask(async () => {
          for (let turn = 0; turn < 50; turn += 1) await null;
          click(second);
        });
        return list;
      };
      click(first);
    },
    [first, second],
  );

/** Everything that is announced from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('main [role=status]');
    if (!region) throw new Error('nothing can be announced');
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
const said = (page: Page) => page.evaluate(() => Reflect.get(window, 'said') as string[]);

test.describe('as a parent I look for something for the children on Sunday', () => {
  test('the list follows in place, with its address, its number and its focus', async ({ page }) => {
    await page.goto(SUNDAY);
    await mark(page);
    await listen(page);
    const before = await shownCount(page);
    await openFilters(page);
    await kids(page).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${SUNDAY}?thema=kids`);
    await expect(page).toHaveTitle(/Kids/);
    await expect(kids(page)).toBeFocused();
    await expect(kids(page)).toBeChecked();
    expect(await shownCount(page)).toBeLessThan(before);
    await expect(chosenFilter(page, 'Kids')).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ belevingen, gefilterd op Kids, zondag 27 oktober$/);
    expect(await said(page)).toHaveLength(1);
    expect(await isMarked(page), 'the page stayed').toBe(true);
    await closeFilters(page);
    await articles(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: /^Terug naar/ }).click();
    await expect(page).toHaveURL(`${SUNDAY}?thema=kids`);
  });

  test('quick choices come to one list and one announcement; a newer one overtakes an older one', async ({
    page,
  }) => {
    await page.goto('/programma?dag=alle');
    await listen(page);
    await page.evaluate(() => {
      for (const value of ['kids', 'strips', 'workshop'])
        document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
    });
    await expect(page).toHaveURL('/programma?thema=strips&thema=kids&type=workshop');
    await expect(status(page)).toHaveText(/gefilterd op Strips, Kids, Workshop$/);
    expect(await said(page)).toHaveLength(1);

    await page.goto(SUNDAY);
    const release = await delayRequest(page, `**${SUNDAY_DATA}?thema=kids`);
    await openFilters(page);
    await kids(page).check();
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expect(articles(page).first()).toBeHidden();
    await page.getByRole('checkbox', { name: /^Toon Strips/ }).check();
    await expect(page).toHaveURL(/thema=strips&thema=kids$/);
    release();
    await expect(results(page)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('link', { name: / ?: verwijder filter$/ })).toHaveCount(2);
    await page.goBack();
    await expect(page, 'the overtaken choice is no step of its own').toHaveURL(SUNDAY);
  });

  test('a choice made while the list of an earlier one is drawn stays', async ({ page }) => {
    await page.goto(SUNDAY);
    const release = await delayRequest(page, `**${SUNDAY_DATA}?thema=strips&thema=kids`);
    await openFilters(page);
    await chooseWhileDrawn(page, 'kids', 'strips');
    await expect(page).toHaveTitle(/Kids/);
    await expect(page.getByRole('checkbox', { name: /^Toon Strips/ })).toBeChecked();
    release();
    await expect(page).toHaveURL(`${SUNDAY}?thema=strips&thema=kids`);
    await page.goBack();
    await expect(page, 'one step for both').toHaveURL(SUNDAY);
  });

  test('a choice that is taken back while its list is drawn leaves the list as it was', async ({ page }) => {
    await page.goto(SUNDAY);
    await openFilters(page);
    const titles = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => seen.push(document.title)).observe(document.head, {
        childList: true,
        subtree: true,
      });
      return seen;
    });
    const answer = page.waitForResponse(`**${SUNDAY_DATA}?thema=kids`);
    await chooseWhileDrawn(page, 'kids', 'kids');
    await answer;
    await expect(kids(page)).not.toBeChecked();
    await page.getByRole('checkbox', { name: /^Toon Strips/ }).check();
    await expect(page).toHaveURL(`${SUNDAY}?thema=strips`);
    expect(await titles.evaluate((seen) => seen.filter((title) => title.includes('Kids')))).toEqual([]);
  });

  test('back and forward bring list and boxes with them, and a day keeps the filters', async ({ page }) => {
    await page.goto('/programma?dag=alle');
    await mark(page);
    await openFilters(page);
    await kids(page).check();
    await expect(page).toHaveURL(/thema=kids/);
    const narrow = await shownCount(page);
    await page.getByRole('checkbox', { name: /^Toon Workshop/ }).check();
    await expect(page).toHaveURL(/type=workshop/);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: /^Toon Workshop/ })).not.toBeChecked();
    await expect(kids(page)).toBeChecked();
    expect(await shownCount(page)).toBe(narrow);
    await page.goBack();
    await expect(kids(page)).not.toBeChecked();
    await page.goForward();
    await expect(kids(page)).toBeChecked();
    // A day keeps the filters, and the other way round.
    await closeFilters(page);
    const sunday = page.getByRole('link', { name: /^zondag 27 oktober/ });
    await sunday.click();
    await expect(page).toHaveURL(`${SUNDAY}?thema=kids`);
    await expect(sunday).toHaveAttribute('aria-current', 'date');
    await expect(sunday).toBeFocused();
    await page.getByRole('link', { name: /^Alle dagen/ }).click();
    await expect(page).toHaveURL('/programma?thema=kids');
    expect(await isMarked(page)).toBe(true);
  });

  test('back to a list as far scrolled as it was left, before its script came, and the next list is slow', async ({
    page,
  }) => {
    const releaseScript = await delayRequest(page, '**/_astro/Programme.island*.js');
    const releaseList = await delayRequest(page, '**/lijst.json*');
    await page.goto('/programma?dag=alle', { waitUntil: 'commit' });
    await page.locator('input[value=fantasy]').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.body.scrollHeight > 5000);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.evaluate(() => document.querySelector<HTMLInputElement>('input[value=fantasy]')?.click());
    releaseScript();
    await expect(page.locator('[aria-busy=true]')).toBeAttached();
    releaseList();
    await expect(page).toHaveURL(/thema=fantasy/);
    await page.goBack();
    await expect(page).toHaveURL(/dag=alle/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  });
});

test('by keyboard to a filter of access and what it says, into the list, and onto a ribbon', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SUNDAY);
  await untilLive(page);
  await tabTo(page, filtersButton(page));
  await page.keyboard.press('Enter');
  const sign = page.getByRole('checkbox', { name: /^Toon Vlaamse Gebarentaal/ });
  await tabTo(page, sign);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${SUNDAY}?toegang=gebarentaal`);
  await expect(sign).toBeFocused();
  const more = page.getByRole('link', { name: 'Meer over toegankelijkheid' });
  await expect(more).toHaveAttribute('href', '/toegankelijkheid');
  await tabTo(page, more);
  await page.keyboard.press('Escape');
  await expect(filtersButton(page)).toBeFocused();
  await expect(page.getByText(/^3 belevingen van \d+$/)).toBeVisible();
  const card = page.locator('#_programma-lijst article').first();
  await tabTo(page, card.locator('[data-ribbon]'), 30);
  await page.keyboard.press('Space');
  await expect(card.locator('[data-ribbon]')).toHaveAttribute('aria-pressed', 'true');
  await expect(card.locator('[data-ribbon]')).toBeFocused();
  await tabTo(page, page.locator('#_programma-lijst article').nth(1).getByRole('link'), 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/activiteiten\//);
});

test('the focus goes from a removed filter to the next, then to the one before, then to the results', async ({
  page,
}) => {
  await page.goto('/programma?thema=strips&thema=kids&type=workshop');
  await untilLive(page);
  const remove = (label: string) => chosenFilter(page, label);
  await remove('Strips').press('Enter');
  await expect(remove('Kids')).toBeFocused();
  await remove('Workshop').press('Enter');
  await expect(remove('Workshop')).toHaveCount(0);
  await expect(remove('Kids')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Belevingen' })).toBeFocused();
});

test('places open like a select, take several, and close on Escape and outside', async ({ page }) => {
  await page.goto(SUNDAY);
  await openFilters(page);
  const places = page.getByRole('group', { name: 'Locatie' }).locator('summary');
  const theme = page.getByRole('group', { name: 'Thema' });
  const before = await theme.boundingBox();
  await places.focus();
  await page.keyboard.press('Enter');
  expect(await theme.boundingBox(), 'the other filters stay where they are').toEqual(before);
  const all = page.getByRole('checkbox', { name: 'Alle locaties' });
  await expect(all).toBeChecked();
  const boxes = page.getByRole('group', { name: 'Locatie' }).getByRole('checkbox', { name: /^Toon/ });
  await boxes.nth(0).check();
  await expect(page).toHaveURL(/locatie=/);
  await boxes.nth(1).check();
  await expect(page).toHaveURL(/locatie=.*locatie=/);
  await expect(boxes.nth(1), 'the panel stays open').toBeVisible();
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(page).toHaveURL(SUNDAY);
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(all).toBeChecked();
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page).toHaveURL(/locatie=.*locatie=/);
  await page.keyboard.press('Escape');
  await expect(boxes.nth(1)).toBeHidden();
  await expect(places).toBeFocused();
  await expect(places).toContainText(', ');
  await places.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(boxes.nth(1)).toBeHidden();
});

test('nothing found: what was asked, the nearest wider choice, and a click takes it', async ({ page }) => {
  await page.goto(`${SUNDAY}?type=signeersessie`);
  await openFilters(page);
  const dead = page.getByRole('checkbox', { name: /, geen belevingen$/ }).first();
  await dead.focus();
  await page.keyboard.press('Space');
  await closeFilters(page);
  await expect(
    page.getByText('We hebben jammer genoeg geen belevingen kunnen vinden met deze filter criteria.'),
  ).toBeVisible();
  await expect(status(page)).toHaveText(/^Geen belevingen, gefilterd op/);
  await page
    .getByRole('link', { name: /^Zonder .+ (zijn er \d+|is er 1)\.$/ })
    .first()
    .click();
  await expect(articles(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Belevingen' })).toBeFocused();
});

test('a response that is no list, or of another build, sends the browser to the address', async ({
  page,
}) => {
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Iets anders</p>' }),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), build: 'another' } });
    },
  ];
  for (const answer of answers) {
    await page.goto(SUNDAY);
    await mark(page);
    await page.route(`**${SUNDAY_DATA}?thema=kids`, answer);
    await openFilters(page);
    await kids(page).check();
    await expect(chosenFilter(page, 'Kids')).toBeVisible();
    expect(await isMarked(page)).toBe(false);
  }
});

test('when the script does not arrive the button does', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(SUNDAY);
  await openFilters(page, { isLive: false });
  await kids(page).check();
  await page.getByRole('button', { name: 'Toon belevingen' }).click();
  await expect(page).toHaveURL(`${SUNDAY}?kind=&thema=kids`);
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 900 }, reducedMotion: 'reduce' });

  test('a chip that gets the focus comes into view, and nothing scrolls sideways, also while the list is on its way', async ({
    page,
  }) => {
    await page.goto(SUNDAY);
    await openFilters(page);
    const last = page.getByRole('group', { name: 'Thema' }).getByRole('checkbox').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    const show = page.getByRole('button', { name: /^Toon \d+ belevingen$/ });
    const all = await show.innerText();
    const release = await delayRequest(page, `**${SUNDAY_DATA}?*`);
    await last.press('Space');
    await expect(last).toBeChecked();
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page);
    release();
    await expect(show).not.toHaveText(all);
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('checkbox', { name: /^Toon Vlaamse Gebarentaal/ }).check();
    await page.getByRole('group', { name: 'Locatie' }).locator('summary').click();
    await expect(page.getByRole('checkbox', { name: /^Toon Leiepodium/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a button sends what was chosen', async ({ page }) => {
    await page.goto(SUNDAY);
    await openFilters(page, { isLive: false });
    await expect(page.getByText('De lijst past zich aan terwijl je kiest.')).toBeHidden();
    await kids(page).check();
    await page.getByRole('group', { name: 'Locatie' }).locator('summary').click();
    await page.getByRole('group', { name: 'Locatie' }).getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Toon belevingen' }).click();
    await expect(page).toHaveURL(/\/programma\/zondag-27-oktober\?kind=&thema=kids&locatie=/);
    await chosenFilter(page, 'Kids').click();
    await openFilters(page, { isLive: false });
    await expect(kids(page)).not.toBeChecked();
  });
});
