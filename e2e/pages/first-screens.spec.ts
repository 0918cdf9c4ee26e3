import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor I see what I came for before I scroll. Read from positions. */

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const bottom = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not there');
  return box.y + box.height;
};
/** With the fonts of the page: those that stand in for them are a little wider. */
const height = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));

test('home on the day shows what runs and what comes, and leads to what a child of seven can do in one tap', async ({
  page,
  openSite,
}) => {
  const site = await openSite({ SITE_NOW: '2024-10-27T15:44' });
  for (const viewport of [{ width: 768, height: 1024 }, DESK, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto(site.url);
    const sheet = page.getByRole('region', { name: 'Nu', exact: true });
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
      'De Leeuw van Vlaanderen, van roman tot strip',
      'Marc groet de dingen',
      'Luisterclub: boeken met een soundtrack',
    ]);
    expect(await bottom(sheet.getByRole('link', { name: 'Nu en straks' }))).toBeLessThan(viewport.height);
    await expect(page.getByText('vandaag open tot 18.00')).toBeInViewport();
  }
  await expectAccessible(page);
  expect(await height(page)).toBeLessThanOrEqual(7000);
  const cell = page.getByRole('link', { name: /^Kind van 7 jaar/ });
  const count = Number(/nog (\d+)/.exec(await cell.innerText())?.[1]);
  await cell.click();
  await expect(page).toHaveURL(/\/programma\/zondag-27-oktober\?kind=7$/);
  await expect(page.getByText('Kind van 7 jaar').first()).toBeVisible();
  expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(count);
});

test('on a phone half a day peeks over the edge, from 640 px nine are equal', async ({ page }) => {
  const days = page.getByRole('navigation', { name: 'Dagen' }).getByRole('link');
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
    const cut = boxes.find((box) => box && box.x < width && box.x + box.width > width);
    const share = cut ? (width - cut.x) / cut.width : 0;
    expect(share, `at ${width} px`).toBeCloseTo(0.5, 1);
  }
  await page.setViewportSize({ width: 640, height: 844 });
  const widths = await Promise.all(
    (await days.all()).map(async (day) => (await day.boundingBox())?.width ?? 0),
  );
  expect(widths).toHaveLength(9);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1.5);
});

test('a day of 24 items is six and a half screens on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/programma/zondag-27-oktober');
  await expect(page.locator('main article')).toHaveCount(24);
  expect(await height(page)).toBeLessThanOrEqual(5500);
  await expect(page.locator('#_programma-lijst section > div > h3').filter({ visible: true })).toContainText([
    'Ochtend',
    'Namiddag',
    'Avond',
  ]);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/programma/woensdag-30-oktober');
  const gaps = await page.locator('main article').evaluateAll((rows) =>
    rows.map((row) => {
      const [title, ribbon] = ['h4 a', 'button'].map((one) =>
        row.querySelector(one)?.getBoundingClientRect(),
      );
      return ribbon && title ? ribbon.left - title.right : 10;
    }),
  );
  expect(Math.min(...gaps), 'between a title and its ribbon').toBeGreaterThanOrEqual(10);
});

test('names and bookshops are an index', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/programma/namen');
  expect(await height(page)).toBeLessThanOrEqual(9100);
  await page.getByLabel('Zoek een naam').fill('letterz');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Leonie Letterzetter']);

  await page.goto('/boekhandels');
  const rows = page.locator('main li > article');
  const heights = await Promise.all(
    (await rows.all()).map(async (one) => (await one.boundingBox())?.height ?? 0),
  );
  expect(heights.filter((one) => Math.round(one) === 72).length).toBeGreaterThan(heights.length / 2);
  await rows.first().getByRole('heading').click();
  await expect(rows.first().getByRole('row')).toHaveCount(7);
  await expectAccessible(page);
});

test('the announcement is one line, wholly a link, and stays closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/nieuws');
  const bar = page.getByRole('complementary', { name: 'Aankondiging' });
  expect((await bar.boundingBox())?.height).toBe(44);
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/activiteiten/nacht-van-het-spannende-boek');
  await bar.getByRole('button', { name: 'Sluit de aankondiging' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/praktisch');
  await expect(bar).toBeHidden();
  await page.evaluate(() => sessionStorage.clear());
  for (const address of ['/activiteiten/drakenschool', '/programma']) {
    await page.goto(address);
    await expect(bar).toHaveCount(0);
  }
});
