import { chosenFilter, closeFilters, openFilters } from '../support/filters.ts';
import { expect, siteUrl, test } from '../support/test.ts';

/** As a visitor I look for somebody I know, and find where they are and when they sign. */

const NAMES = '/programma/namen';

test('a name leads from search to the list of names, to the programme and to a page', async ({ page }) => {
  await page.goto('/zoeken');
  const field = page.getByRole('combobox');
  await field.fill('leonie letter');
  await page.getByRole('option', { name: /Leonie Letterzetter/ }).click();
  await expect(page).toHaveURL(`${siteUrl()}${NAMES}#leonie-letterzetter`);

  const leonie = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Leonie Letterzetter' }) });
  await expect(leonie).toBeInViewport();
  const href = await leonie.getByRole('list').getByRole('link').first().getAttribute('href');
  await leonie.locator('summary').click();
  await leonie.getByRole('link', { name: /^Bekijk in het programma/ }).click();
  await expect(page).toHaveURL(`${siteUrl()}/programma?naam=leonie-letterzetter`);
  await expect(chosenFilter(page, 'Leonie Letterzetter')).toBeVisible();
  const items = await page.request.get('/programma.json?naam=leonie-letterzetter');
  await expect(page.locator('main article')).toHaveCount((await items.json()).items.length);

  await openFilters(page);
  await page.locator('label').filter({ hasText: 'Rolstoel' }).click();
  await expect(page).toHaveURL(/toegang=rolstoel.*naam=leonie-letterzetter/);
  await closeFilters(page);

  await page
    .locator(`main article a[href^="${href?.split('?')[0]}"]`)
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Leonie Letterzetter' })).toHaveAttribute(
    'href',
    `${NAMES}#leonie-letterzetter`,
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('letters lead to names, and filters narrow them by role and signing', async ({ page }) => {
    await page.goto(NAMES);
    await page
      .getByRole('navigation', { name: 'Spring naar een letter' })
      .getByRole('link', { name: 'L', exact: true })
      .click();
    await expect(page).toHaveURL(/#_letter-l$/);
    await expect(page.getByRole('heading', { level: 2, name: 'L', exact: true })).toBeInViewport();

    await page.getByRole('checkbox', { name: 'illustrator' }).check();
    await page.getByRole('checkbox', { name: 'signeert' }).check();
    await page.getByRole('button', { name: 'Toon namen' }).click();
    await expect(page).toHaveURL(/rol=illustrator&signeert=ja$/);
    const people = page.getByRole('heading', { level: 3 });
    await expect(page.getByText(`${await people.count()} namen`)).toBeVisible();
    const roles = page.locator('section li').filter({ has: people }).getByText('illustrator');
    await expect(roles).toHaveCount(await people.count());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${NAMES}$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test('a name leaves the site with its moment', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const slug = '/activiteiten/o-krinklende-winklende-waterding';
  const detail = await read(slug);
  const performers = [...detail.matchAll(/"@type":"Person","name":"([^"]+)"/g)].map(([, name]) => name);
  expect(performers.length).toBeGreaterThan(0);
  const [name = ''] = performers;
  expect((await read(`${slug}.ics`)).replaceAll('\r\n ', '')).toContain(name);
  const { items } = JSON.parse(await read('/programma.json'));
  expect(
    items.flatMap((item: { people: { name: string }[] }) => item.people.map((one) => one.name)),
  ).toContain(name);
  expect(await read('/sitemap.xml')).toContain(NAMES);
});

test('a page shows all its moments, and what is on an hour before and after, beside its text where there is room', async ({
  page,
}) => {
  await page.goto('/activiteiten/frankenstein-in-een-donderbui');
  const appearances = page.getByRole('region', { name: 'Alle momenten' });
  await expect(appearances.getByRole('listitem')).toHaveCount(4);
  await expect(appearances.locator('[aria-current=true]')).toContainText('dit moment');
  const around = page.getByRole('region', { name: 'Een uur ervoor, een uur erna' });
  expect(await around.getByRole('link').count()).toBeGreaterThan(0);
  await expect(around.getByRole('link', { name: 'Frankenstein' })).toHaveCount(0);
  const margin = page.getByRole('complementary', { name: 'Praktisch' });
  for (const [width, beside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const text = await page.locator('[data-rich-text]').first().boundingBox();
    const box = await margin.boundingBox();
    expect((box?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0)).toBe(beside);
  }
});
