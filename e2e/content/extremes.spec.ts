import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hiddenWords, sideways, tornWords } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { readPageNumbers, readPages } from '../support/pdf.ts';
import { expect, forAll, startEnvironment, wholeBrowserTest as test } from '../support/test.ts';

/** As an editor I may fill a day, and write any Dutch word in a title; as a visitor I can read all of it. */
const COMPOUND = 'Kinderboekenillustratorenwandeling';
const TITLES = {
  '/praktisch': 'Praktisch',
  '/activiteiten/o-krinklende-winklende-waterding': 'O krinklende winklende waterding',
  '/nieuws/gezelle-in-het-begijnhof': 'Gezelle in het Begijnhof',
  '/': 'Het boeken\u00ADfestival met acht armen vol verhalen',
};
const SIXTY = 'Meervoudigepersoonlijkheidsstoornisverzekeringsmaatschappijen';
/** In CSS pixels: a long word breaks at a hyphen before the title is set smaller than this. */
const SMALLEST = 18;

const slugsIn = async ({ dir }: ContentFixture, folder: string) =>
  (await readdir(join(dir, 'stories', folder)))
    .toSorted()
    .map((name) => `${folder}/${name.replace('.json', '')}`);

/** Puts forty items on 2 November, five in each of eight halls: half an hour each, without a break, and one late. */
async function fillSaturday(fixture: ContentFixture, halls: readonly string[]): Promise<void> {
  const items = [];
  for (const slug of await slugsIn(fixture, 'programma-items'))
    items.push({ slug, isThere: (await fixture.read(slug)).content.start_date.startsWith('2024-11-02') });
  const others = items.filter(({ isThere }) => !isThere).toReversed();
  const chosen = [...items.filter(({ isThere }) => isThere), ...others].slice(0, 40);
  for (const [index, { slug }] of chosen.entries()) {
    const start = index === 39 ? 20 : 9 + Math.floor(index / 8) / 2;
    const time = (hours: number) =>
      `2024-11-02 ${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 ? '30' : '00'}`;
    await fixture.set(slug, {
      start_date: time(start),
      end_date: time(start + 0.5),
      location: halls[index % 8],
    });
  }
}

/** Puts sixty items in twelve halls at once, on 1 November. */
async function crowdFriday(fixture: ContentFixture, halls: readonly string[]): Promise<void> {
  expect(halls).toHaveLength(12);
  for (let number = 1; number <= 60; number += 1)
    await fixture.set(`programma-items/p${String(number).padStart(3, '0')}`, {
      start_date: '2024-11-01 13:00',
      end_date: '2024-11-01 14:00',
      location: halls[number % halls.length],
    });
}

const content = forAll(createContentFixture);
const environment = forAll(async () => {
  const fixture = content();
  for (const [path, title] of Object.entries(TITLES))
    await fixture.replace(
      path === '/' ? 'home' : path.slice(1),
      `"title": "${title}"`,
      `"title": "${title} ${COMPOUND}"`,
    );
  await fixture.replace('pers', '"title": "Pers"', `"title": "${SIXTY}"`);
  const halls: string[] = [];
  for (const slug of await slugsIn(fixture, 'locaties')) halls.push((await fixture.read(slug)).uuid);
  await fillSaturday(fixture, halls);
  for (const title of ['De Stille Zaal', 'Hal 5', 'Kapelletje', 'Tent op het grote plein'])
    halls.push(await fixture.copy('locaties/beurshal', `locaties/${halls.length}`, { content: { title } }));
  await crowdFriday(fixture, halls);
  return startEnvironment({ contentDir: fixture.dir });
});

test('of sixty at once in twelve halls each can be read in the timetable', async ({ page }) => {
  await page.goto(`${environment().url}/programma/vrijdag-1-november?weergave=uurrooster`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page
      .locator(width < 840 ? 'li[data-has-ribbon]' : 'td[data-has-ribbon]')
      .filter({ has: page.locator('time[datetime*="T14:00"]') });
    await expect(cards.filter({ visible: true })).toHaveCount(60);
    const found = await cards.evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      const cut = all.filter((card) =>
        [...card.querySelectorAll('a > span, p')].some(
          (part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right + 1,
        ),
      );
      const overlapping = boxes.filter((a, i) =>
        boxes.some(
          (b, j) =>
            i !== j &&
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
      );
      const narrow = boxes.filter((box) => box.width < 100);
      return { cut: cut.length, overlapping: overlapping.length, narrow: narrow.length };
    });
    expect(found).toEqual({ cut: 0, overlapping: 0, narrow: 0 });
    await expectAccessible(page);
  }
});

test('a title with a long word stands whole at any width, and a word of sixty letters inside the page', async ({
  page,
}) => {
  for (const path of [...Object.keys(TITLES), '/pers']) {
    await page.goto(environment().url + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 1440]) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title, where).toContainText(path === '/pers' ? SIXTY : COMPOUND);
      expect(await tornWords(page), where).toEqual([]);
      const size = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size, where).toBeGreaterThanOrEqual(SMALLEST);
      await expect(page).toHaveTitle(/^[^\u00AD]+$/);
      expect(await sideways(page), where).toBe(0);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('forty items in eight halls are one page on paper', async ({ page }) => {
    await page.goto(`${environment().url}/programma/zaterdag-2-november?weergave=blad`);
    await expect(page.locator('[data-sheet-item]')).toHaveCount(40);
    await expect(page.getByRole('columnheader')).toHaveCount(9);
    await expect(page.locator('tr th[scope=rowgroup]')).toHaveCount(12);
    expect(await hiddenWords(page)).toEqual([]);
    expect(await readPages(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
    // The printed list has as many pages as it takes, each with its number.
    await page.goto(`${environment().url}/programma/zaterdag-2-november?deel=alles`);
    const numbers = await readPageNumbers(await page.pdf({ preferCSSPageSize: true }));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, index) => `${index + 1} / ${numbers.length}`));
  });
});
