import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { openForm } from '../support/forms.ts';
import { expect, siteUrl, test } from '../support/test.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** As a reader I follow the news of the festival. In the test environment it is 26 October 2024. */
const FUTURE = { slug: '/nieuws/een-weekend-geteld-met-potlood', title: 'Een weekend, geteld met potlood' };

test('the first page holds 24 articles, newest first: one large, then three and two abreast', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nieuws');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(24);
  const layouts = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-layout')));
  expect(layouts).toEqual([
    'lead',
    ...Array<string>(9).fill('vertical'),
    ...Array<string>(14).fill('horizontal'),
  ]);
  const days = await cards
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  expect(days).toHaveLength(24);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days[0]).toBe('2024-10-26');
});

test('a reader walks to the next page and its title says so; a page past the end is the first', async ({
  page,
}) => {
  await page.goto('/nieuws');
  await page.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(page).toHaveURL(/\/nieuws\?pagina=2$/);
  await expect(page).toHaveTitle(/^Nieuws, pagina 2 van 2 – /);
  await expect(page.locator('main article')).toHaveCount(2);
  await page.goto('/nieuws?pagina=99');
  await expect(page.locator('main article')).toHaveCount(24);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/nieuws$/);
});

test('news of a later day is nowhere but at its own address', async ({ page, request }) => {
  for (const path of ['/', '/nieuws', '/nieuws?pagina=2', '/nieuws.xml'])
    expect((await (await request.get(path)).text()).includes(FUTURE.slug), path).toBe(false);
  await page.goto(FUTURE.slug);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FUTURE.title);
});

test('an article has its day, how long it takes, a share bar and three others', async ({ page }) => {
  await page.goto('/nieuws/gezelle-in-het-begijnhof');
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', '2024-10-09');
  await expect(page.getByText(/· \d+ minuten lezen|· 1 minuut lezen/)).toBeVisible();
  await expect(page.getByText('Deel deze pagina')).toBeVisible();
  const others = page.locator('section', { has: page.getByRole('heading', { name: 'Meer nieuws' }) });
  const hrefs = await others
    .locator('article a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(3);
  expect(hrefs).not.toContain('/nieuws/gezelle-in-het-begijnhof');
  await others.getByRole('link', { name: 'Alle nieuws' }).click();
  await expect(page).toHaveURL(/\/nieuws$/);
});

test('below the news a reader asks for the newsletter', async ({ page }) => {
  await openForm(page, '/nieuws');
  const band = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'Post van de inktvis' }),
  });
  await expect(band.getByLabel('E-mailadres')).toBeVisible();
  await band.getByRole('button', { name: 'Schrijf me in' }).click();
  await expect(band.getByLabel('E-mailadres')).toHaveAccessibleDescription(
    /E-mailadres is een verplicht veld/,
  );
  await expect(page).toHaveURL(/\/nieuws$/);
});

test('the page names its feed, and the browser can read it', async ({ page, request }) => {
  await page.goto('/nieuws');
  const alternates = page.locator('head link[rel=alternate]');
  expect(
    await alternates.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('type'), one.getAttribute('href')]),
    ),
  ).toEqual([['application/rss+xml', '/nieuws.xml']]);
  await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/nieuws.xml');

  const rss = await request.get('/nieuws.xml');
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  // Our own pages let no text become markup.
  await page.goto('about:blank');
  const read = await page.evaluate(
    (text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return {
        broken: document.querySelector('parsererror') !== null,
        titles: [...document.querySelectorAll('item > title')].map(({ textContent }) => textContent),
        links: [...document.querySelectorAll('item > link')].map(({ textContent }) => textContent),
      };
    },
    await rss.text(),
  );
  expect(read.broken).toBe(false);
  expect(read.titles).toHaveLength(24);
  expect(read.titles[0]).toBe('De deuren zijn open');
  for (const link of read.links) expect(link).toMatch(new RegExp(`^${siteUrl()}/nieuws/`));
});

test.describe('on another day', () => {
  let fixture: ContentFixture;
  let environment: TestEnvironment;
  test.beforeAll(async () => {
    fixture = await createContentFixture();
    await fixture.replace('nieuws/zo-kom-je-er-zonder-zoeken', '2024-10-22 00:00', '2024-12-24 00:00');
    environment = await openTestEnvironment({
      contentDir: fixture.dir,
      env: { SITE_NOW: '2024-10-28T00:01' },
    });
  });
  test.afterAll(async () => {
    await environment.close();
    await fixture.close();
  });

  test('news is there from the first minute of its day in Brussels', async ({ request }) => {
    for (const path of ['/nieuws', '/nieuws.xml'])
      expect((await (await request.get(environment.url + path)).text()).includes(FUTURE.slug), path).toBe(
        true,
      );
  });

  test('an article that an editor chose for the home page waits for its day there too', async ({
    request,
  }) => {
    const home = await (await request.get(environment.url)).text();
    expect(home.includes('href="/nieuws/de-deuren-zijn-open"')).toBe(true);
    expect(home.includes('href="/nieuws/zo-kom-je-er-zonder-zoeken"')).toBe(false);
    expect((await request.get(`${environment.url}/nieuws/zo-kom-je-er-zonder-zoeken`)).status()).toBe(200);
  });
});
