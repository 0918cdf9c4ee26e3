import { chosenFilter, closeFilters, openFilters } from '../support/filters.ts';
import { readPage } from '../support/html.ts';
import { expect, siteUrl, test } from '../support/test.ts';

/** As a visitor I look for somebody I know, and find where they are and when they sign. */

const NAMES = '/programma/namen';

test('a name leads to the programme, and from there to a page and back', async ({ page }) => {
  await page.goto(`${NAMES}#leonie-letterzetter`);
  const leonie = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Leonie Letterzetter' }) });
  await expect(leonie).toBeInViewport();
  await leonie.locator('summary').click();
  await leonie.getByRole('link', { name: /^Bekijk in het programma/ }).click();
  await expect(page).toHaveURL('/programma?naam=leonie-letterzetter');
  await expect(chosenFilter(page, 'Leonie Letterzetter')).toBeVisible();
  const items = await page.request.get('/programma.json?naam=leonie-letterzetter');
  await expect(page.locator('main article')).toHaveCount((await items.json()).items.length);
  await openFilters(page);
  await page.locator('label').filter({ hasText: 'Rolstoel' }).click();
  await expect(page).toHaveURL(/toegang=rolstoel.*naam=leonie-letterzetter/);
  await closeFilters(page);
  await page.locator('main article').first().getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Leonie Letterzetter' })).toHaveAttribute(
    'href',
    `${NAMES}#leonie-letterzetter`,
  );
});

test('names are narrowed by role and signing, with their number, and letters lead to them', async () => {
  const { html, main, words, links } = await readPage(`${NAMES}?rol=illustrator&signeert=ja`);
  const people = main.match(/<h3/g) ?? [];
  expect(people.length).toBeGreaterThan(2);
  const all = await readPage(`${NAMES}?rol=illustrator`);
  expect(all.main.match(/<h3/g)?.length).toBeGreaterThan(people.length);
  expect(words).toContain(` ${people.length} namen `);
  expect(main.match(/<\/h3>[^/]*illustrator/g)).toHaveLength(people.length);
  expect(html).toContain(`<link rel="canonical" href="${siteUrl()}${NAMES}"`);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
  expect(main).toMatch(/<input [^>]*name="rol"[^>]* value="schrijver"/);
  expect(links).toContain('#_letter-e');
  expect(main).toContain('id="_letter-e"');
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

test('what is practical stands beside the text of a page where there is room', async ({ page }) => {
  await page.goto('/activiteiten/frankenstein-in-een-donderbui');
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
