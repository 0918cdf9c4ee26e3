import type { Page } from '@playwright/test';
import { hiddenWords, sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { find, save } from '../support/my-list.ts';
import { readPageNumbers, readPages, wordHeights } from '../support/pdf.ts';
import { expect, wholeBrowserTest as test } from '../support/test.ts';

/** As a visitor I print a day on one page, with what is on my list marked. */
const SATURDAY = '/programma/zaterdag-2-november?weergave=blad';
const print = (page: Page) => page.pdf({ preferCSSPageSize: true });

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
