import { expect, siteUrl, test } from '../support/test.ts';

/** As a reader I follow the news of the festival. In the test environment it is 26 October 2024. */
const FUTURE = { slug: '/nieuws/een-weekend-geteld-met-potlood', title: 'Een weekend, geteld met potlood' };

test('the first page holds 24 articles, newest first: one large, then three and two abreast; an article leads back to all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nieuws');
  const cards = page.locator('main article');
  const layouts = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('data-layout')));
  expect(layouts).toEqual([
    'lead',
    ...Array<string>(9).fill('vertical'),
    ...Array<string>(14).fill('horizontal'),
  ]);
  const days = await cards
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().reverse());
  expect([days.length, days[0]]).toEqual([24, '2024-10-26']);
  await page.getByRole('link', { name: 'Volgende pagina' }).click();
  await expect(page).toHaveURL(/\/nieuws\?pagina=2$/);
  await expect(page).toHaveTitle(/^Nieuws, pagina 2 van 2 – /);
  await expect(cards).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/nieuws.xml');
  await cards.first().getByRole('link').first().click();
  await expect(page.getByText(/· \d+ minuten lezen|· 1 minuut lezen/)).toBeVisible();
  await expect(page.getByText('Deel deze pagina')).toBeVisible();
  await page.getByRole('link', { name: 'Alle nieuws' }).click();
  await expect(page).toHaveURL(/\/nieuws$/);
});

test('news of a later day is nowhere but at its own address', async ({ request }) => {
  for (const path of ['/', '/nieuws', '/nieuws?pagina=2', '/nieuws.xml'])
    expect((await (await request.get(path)).text()).includes(FUTURE.slug), path).toBe(false);
  expect(await (await request.get(FUTURE.slug)).text()).toMatch(new RegExp(`<h1[^>]*>${FUTURE.title}</h1>`));
});

test('an article has its day; the list names its feed, and others can read it', async ({ request }) => {
  const article = await (await request.get('/nieuws/gezelle-in-het-begijnhof')).text();
  expect(/<main.*?<time[^>]* datetime="([^"]+)"/is.exec(article)?.[1]).toBe('2024-10-09');
  const list = await (await request.get('/nieuws')).text();
  const [feed = ''] = list.match(/<link rel="alternate"[^>]*>/) ?? [];
  expect(feed).toContain('type="application/rss+xml"');
  expect(feed).toContain('href="/nieuws.xml"');
  const rss = await request.get('/nieuws.xml');
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect((await rss.text()).match(new RegExp(`<link>${siteUrl()}/nieuws/`, 'g'))).toHaveLength(24);
});
