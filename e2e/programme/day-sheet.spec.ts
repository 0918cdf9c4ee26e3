import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import type { ContentFixture } from '../support/content-fixture.ts';
import { WHOLE_BROWSER } from '../support/launch.ts';
import { find, save } from '../support/my-list.ts';
import { readPageNumbers, readPages, wordHeights } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

test.use({ launchOptions: WHOLE_BROWSER });

/** As a visitor I print a day on one page, with what is on my list marked. */
const SATURDAY = '/programma/zaterdag-2-november?weergave=blad';
const print = (page: Page) => page.pdf({ preferCSSPageSize: true });

/** Items of the sheet whose title or status does not show whole: it lies below another box, or the foot. */
async function hiddenWords(page: Page): Promise<readonly (string | null)[]> {
  await page.setViewportSize({ width: 1300, height: 1200 });
  return page.locator('[data-sheet-item]').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { bottom: foot } = box.getBoundingClientRect();
      // Lines below the box are those that an ellipsis stands for.
      const lines = [...box.querySelectorAll('h3, p')]
        .flatMap((part) => [...part.getClientRects()])
        .filter(({ bottom, height }) => bottom - height / 2 < foot);
      const isSeen = ({ left, bottom, width, height }: DOMRect) => {
        const top = document
          .elementFromPoint(left + 3, bottom - height / 2)
          ?.closest('[data-sheet-item], tbody, footer');
        return width < 2 || top === box || top?.tagName === 'TBODY';
      };
      return lines.every(isSeen) ? [] : [box.textContent];
    }),
  );
}

/** A line of the text face is 1.25 times its size or more in a printed document, one of the titles' face too. */
const SMALLEST_LINE = 8 * 1.25;

test('the fullest day of the programme is one page, with my list marked', async ({ page }) => {
  const mine = await find(page, 'Gezelle op een beat', '2024-11-02');
  await save(page, [mine]);
  await page.goto(SATURDAY);
  const count = await page.locator('[data-sheet-item]').count();
  expect(count).toBeGreaterThan(25);
  await expect(page.locator('[data-mine]')).toHaveCount(1);
  await expect(page.locator('[data-mine]')).toContainText('In je leeslint');
  await expect(page.locator('[data-mine]')).toContainText('was Grote zaal');
  await expect(page.getByText(`${count} belevingen. 1 in je leeslint.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print dit blad' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page)).toBe(0);
  }
  expect(await hiddenWords(page)).toEqual([]);
  const pdf = await print(page);
  const [sheet = '', ...others] = await readPages(pdf);
  expect(others).toEqual([]);
  expect(sheet).toMatch(/^02\.11 ?zaterdag/);
  expect(await readPageNumbers(pdf)).toEqual(['1 / 1']);
  expect(sheet).toMatch(/Stand van zaterdag 26 oktober, 1\d\.\d\d uur/);
  expect(sheet).not.toContain('Print dit blad');
  expect(Math.min(...(await wordHeights(pdf)))).toBeGreaterThan(SMALLEST_LINE);

  // A day with a night shares the same height among twelve hours.
  await page.goto('/programma/vrijdag-1-november?weergave=blad');
  expect(await hiddenWords(page)).toEqual([]);
  expect(await readPages(await print(page))).toHaveLength(1);
});

/** Puts forty items on 2 November, five in each of the eight halls: half an hour each, without a break, and one late. */
async function fillSaturday({ dir }: ContentFixture): Promise<void> {
  const read = async (folder: string) =>
    Promise.all(
      (await readdir(join(dir, 'stories', folder))).toSorted().map(async (name) => {
        const file = join(dir, 'stories', folder, name);
        return { file, story: JSON.parse(await readFile(file, 'utf8')) };
      }),
    );
  const halls = await read('locaties');
  const items = await read('programma-items');
  const isSaturday = ({ story }: (typeof items)[number]) => story.content.start_date.startsWith('2024-11-02');
  const chosen = [...items.filter(isSaturday), ...items.filter((one) => !isSaturday(one))].slice(0, 40);
  for (const [index, { file, story }] of chosen.entries()) {
    const start = index === 39 ? 20 : 9 + Math.floor(index / 8) / 2;
    const time = (hours: number) =>
      `2024-11-02 ${String(Math.floor(hours)).padStart(2, '0')}:${hours % 1 ? '30' : '00'}`;
    Object.assign(story.content, {
      start_date: time(start),
      end_date: time(start + 0.5),
      location: halls[index % 8]?.story.uuid,
    });
    await writeFile(file, JSON.stringify(story));
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('forty items in eight halls are one page too', async ({
    page,
    contentFixture: fixture,
    openEnvironment,
  }) => {
    await fillSaturday(fixture);
    const environment = await openEnvironment({ contentDir: fixture.dir });
    // On a busy machine the first page may come before the programme was read.
    await expect
      .poll(async () => (await fetch(environment.url + SATURDAY)).text())
      .toContain('data-sheet-item');
    await page.goto(environment.url + SATURDAY);
    await expect(page.locator('[data-sheet-item]')).toHaveCount(40);
    await expect(page.getByRole('columnheader')).toHaveCount(9);
    await expect(page.locator('tr th[scope=rowgroup]')).toHaveCount(12);
    expect(await hiddenWords(page)).toEqual([]);
    expect(await readPages(await print(page))).toHaveLength(1);
    // The printed list has as many pages as it takes, each with its number.
    await page.goto(`${environment.url}/programma/zaterdag-2-november?deel=alles`);
    const numbers = await readPageNumbers(await print(page));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, index) => `${index + 1} / ${numbers.length}`));
  });
});
