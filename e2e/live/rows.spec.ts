import type { Page } from '@playwright/test';
import { expectShow, openHall } from '../support/live.ts';
import { changeResponses, type LiveResponse } from '../support/live-response.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor in the hall I read five programme items from a distance, and six on a portrait screen. */
const NOW = '2024-10-26T10:05:00+02:00';

const list = (page: Page) => page.getByRole('region', { name: 'Straks op het programma' });
const band = (page: Page) => page.getByRole('status').filter({ hasText: 'Nieuw:' });

/** Titles that take two lines in each of the three sizes, six minutes apart. */
const TITLES = [
  'Kaarten tekenen van landen die niet bestaan',
  'De Leeuw van Vlaanderen, van roman tot strip',
  'Twintigduizend mijlen met een inktvis',
  'Nacht van het Spannende Boek',
  'Zeemansverhalen aan de kade',
  'In oorlogsnood: het dagboek van Virginie',
  'Waarom schildpadden nooit te laat komen',
];

/** Sixty letters: more than an editor is advised to write. */
const SIXTY = 'Waarom de haas en de schildpad nooit samen op reis gaan, ooit';

const withLongTitles = (response: LiveResponse, titles: readonly string[] = TITLES): LiveResponse => ({
  ...response,
  items: titles.map((title, index) => ({
    id: `lang-${index}`,
    start: Date.parse(NOW) + (index + 1) * 360_000,
    end: Date.parse(NOW) + 7_200_000,
    title,
    place: index === 0 ? 'Schrijfatelier' : 'Grote zaal',
    href: '',
    signing: false,
  })),
});

const readable = (page: Page) =>
  list(page)
    .getByRole('listitem')
    .evaluateAll((rows) =>
      rows.flatMap((row) => {
        const box = row.getBoundingClientRect();
        const letters = document.createRange();
        letters.selectNodeContents(row);
        const { left, right } = letters.getBoundingClientRect();
        const isWhole = left >= box.left && right <= box.right;
        const isIn = box.right <= innerWidth + 1 && box.bottom <= innerHeight;
        return isIn && isWhole ? [row.querySelector('h2')?.textContent] : [];
      }),
    );

const scrolls = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return { sideways: scrollWidth > clientWidth, down: scrollHeight > clientHeight };
  });

const COUNT = 5;
for (const [width, height] of [
  [1920, 1080],
  [1024, 768],
  [1080, 1920],
] as const) {
  test(`${width} by ${height}: ${COUNT} rows with titles of two lines, also below an announcement`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hall = await openHall(page, NOW);
    await expectShow(page);
    // Its cursor is nowhere to be seen, also over links.
    for (const link of await page.getByRole('main').getByRole('link').all())
      await expect(link).toHaveCSS('cursor', 'none');
    await changeResponses(page, withLongTitles);
    await hall.ask();
    await expect(list(page)).toContainText(TITLES[0] ?? '');
    await expect(band(page)).toBeVisible();
    await expect.poll(() => readable(page)).toEqual(TITLES.slice(0, COUNT));
    await changeResponses(page, (response) => ({ ...withLongTitles(response), announcement: null }));
    await hall.ask();
    await expect(band(page)).toHaveCount(0);
    await expect.poll(() => readable(page)).toEqual(TITLES.slice(0, COUNT));
    expect(await scrolls(page)).toEqual({ sideways: false, down: false });
    // A title that is longer than that takes a third line, and the last row makes way for it.
    await changeResponses(page, (response) =>
      withLongTitles({ ...response, announcement: null }, [SIXTY, ...TITLES.slice(1)]),
    );
    await hall.ask();
    await expect(list(page)).toContainText(SIXTY);
    const seen = await readable(page);
    expect([SIXTY, ...TITLES.slice(1)].slice(0, COUNT)).toEqual(expect.arrayContaining(seen));
    expect(seen[0]).toBe(SIXTY);
    expect(seen.length).toBeGreaterThanOrEqual(COUNT - 1);
    expect(await scrolls(page)).toEqual({ sideways: false, down: false });
  });
}

test('an experience with a short title has that one on the screen', async ({ request }) => {
  const response = await request.get('/api/live');
  const titles = (await response.json()).items.map(({ title }: { readonly title: string }) => title);
  expect(titles).toContain('Landen die niet bestaan');
  expect(titles).not.toContain('Kaarten tekenen van landen die niet bestaan');
});
