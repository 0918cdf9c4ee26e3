import type { Locator, Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, startSite, test } from '../support/test.ts';
import type { TestSite } from '../support/test-environment.ts';

/** As a visitor I see what I came for before I scroll. Read from positions. */

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Where the lower edge of something is, in pixels from the top of the page. */
const bottom = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not there');
  return box.y + box.height;
};
/** With the fonts of the page: those that stand in for them are a little wider. */
const height = (page: Page) =>
  page.evaluate(() => document.fonts.ready.then(() => document.documentElement.scrollHeight));

test.describe('home', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite({ SITE_NOW: '2024-10-27T15:44' });
  });
  test.afterAll(() => site.close());

  test('on the day shows what runs and what comes, and until when it is open', async ({ page }) => {
    for (const viewport of [PHONE, { width: 768, height: 1024 }, DESK]) {
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
      await expectAccessible(page);
      expect(await sideways(page)).toBe(0);
    }
    await page.setViewportSize(PHONE);
    expect(await height(page)).toBeLessThanOrEqual(7000);
  });

  test('on a phone half a day peeks over the edge, from 640 px nine are equal', async ({ page }) => {
    const days = page.getByRole('navigation', { name: 'Dagen' }).getByRole('link');
    for (const width of [320, 390, 600]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url);
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

  test('leads to what a child of seven can do this afternoon in one tap', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site.url);
    const cell = page.getByRole('link', { name: /^Kind van 7 jaar/ });
    const count = Number(/nog (\d+)/.exec(await cell.innerText())?.[1]);
    await cell.click();
    await expect(page).toHaveURL(/\/programma\/zondag-27-oktober\?kind=7$/);
    await expect(page.getByText('Kind van 7 jaar').first()).toBeVisible();
    expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(count);
  });

  test('before opening and after the last item it says what is next', async ({ page }) => {
    await page.setViewportSize(PHONE);
    const at = async (SITE_NOW: string) => {
      await page.goto('about:blank');
      await site.restartSite({ SITE_NOW });
      await page.goto(site.url);
    };
    await at('2024-10-28T08:30');
    await expect(page.getByRole('heading', { name: 'Straks 10.00' })).toBeInViewport();
    await at('2024-10-28T21:30');
    await expect(page.getByRole('heading', { name: 'Morgen 10.00' })).toBeInViewport();
  });
});

test('an experience says when and where in the first view, at any width', async ({ page }) => {
  for (const viewport of [PHONE, { width: 320, height: 640 }, DESK]) {
    await page.setViewportSize(viewport);
    for (const slug of ['drakenschool', 'in-oorlogsnood', 'wat-staat-er-in-de-ballon']) {
      const response = await page.goto(`/activiteiten/${slug}`);
      if (response?.status() !== 200) continue;
      for (const label of ['Wanneer', 'Waar'])
        expect(await bottom(page.locator('dl > div').filter({ hasText: label }).first()), slug).toBeLessThan(
          viewport.height,
        );
    }
  }
});

test('a day of 23 items is five and a half screens on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/programma/woensdag-30-oktober');
  await expect(page.locator('main article')).toHaveCount(23);
  expect(await height(page)).toBeLessThanOrEqual(5500);
  await expect(page.locator('#_programma-lijst section > div > h3').filter({ visible: true })).toContainText([
    'Ochtend',
    'Namiddag',
    'Avond',
  ]);
});

test('names and bookshops are an index', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/programma/namen');
  expect(await height(page)).toBeLessThanOrEqual(9000);
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
  for (const address of ['/activiteiten/drakenschool', '/boekhandels/strips-op-de-kade', '/programma']) {
    await page.goto(address);
    await expect(bar).toHaveCount(0);
  }
});

test('the panel of the programme begins with the first day and with everything', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/nieuws');
  await page.getByRole('button', { name: 'Programma' }).click();
  const links = page.locator('[popover]:popover-open').getByRole('list').first().getByRole('link');
  await expect(links.nth(0)).toHaveText('Vandaag');
  await expect(links.nth(1)).toHaveText('Heel het programma');
  await links.nth(1).click();
  await expect(page).toHaveURL('/programma?dag=alle');
});
