import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { createContentFixture } from '../support/content-fixture.ts';
import { find, OWN } from '../support/my-list.ts';
import { expect, forAll, startEnvironment, test } from '../support/test.ts';

/** As a visitor I see what changed in the programme, and what changed for me, on the day itself. */
const CHANGES = '/programma/wijzigingen';
const NOW = '2024-10-31T15:40';
const MOVED = 'programma-items/p158';
/** Eén verhaal, zes talen, on 2 November at 14.15. */
const OTHER = 'programma-items/p187';

const fixture = forAll(createContentFixture);
const environment = forAll(async () => {
  const opened = await startEnvironment({ contentDir: fixture().dir, env: { SITE_NOW: NOW } });
  // On a busy machine the first page may come before the programme was read.
  await expect.poll(async () => (await fetch(`${opened.url}/programma`)).status).toBe(200);
  return opened;
});

const change = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page tells everybody what changed, by day', async ({ page }) => {
    await page.goto(`${environment().url}/programma`);
    await page.getByRole('link', { name: '2 veranderd' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat is er veranderd');
    await expect(page.getByText('11 veranderingen, vandaag en later')).toBeVisible();
    await expect(page.getByText('Stand van donderdag 31 oktober, 15.40 uur.')).toBeVisible();
    await expect(page.getByText('Enkel mijn leeslint')).toBeHidden();
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['31.10', '01.11', '02.11', '03.11']);
    await expect(change(page, 'Stempel, krabbel, beer')).toContainText('Geannuleerd');
    await expect(change(page, 'Stempel, krabbel, beer')).toContainText('Gemeld vandaag, 09.10 uur');
    await expect(change(page, 'Max en Moritz, live ingekleurd')).toContainText(/was 16\.00, nu 17\.00/);
    await expect(change(page, 'Gezelle op een beat')).toContainText(/was Grote zaal Hal 4/);
    await expect(change(page, 'Rodenbach, drieëntwintig')).toContainText('Gemeld wo 30.10, 16.05 uur');
    await expect(change(page, 'Bezette Stad, hardop')).toContainText('Weer plaats');
    await expect(change(page, 'Stilte in het Begijnhof')).toContainText('Nieuw');
    const past = page.getByText('8 op dagen die voorbij zijn');
    await expect(change(page, 'Vertaalduel')).toBeHidden();
    await past.click();
    await expect(change(page, 'Vertaalduel')).toBeVisible();
  });
});

test('a restarted site, which has no memory of its own, tells the same', async ({ page }) => {
  const rows = () => page.locator('[data-change]').allTextContents();
  await page.goto(environment().url + CHANGES);
  const before = await rows();
  expect(before.length).toBeGreaterThan(10);
  await environment().restartSite();
  await page.reload();
  expect(await rows()).toEqual(before);
});

test('my list says what changed for me, until I have seen it', async ({ page }) => {
  await page.goto(`${environment().url}${CHANGES}`);
  for (const title of ['Max en Moritz, live ingekleurd', 'Eén verhaal, zes talen', 'Gezelle op een beat'])
    await change(page, title).getByRole('button').click();
  // The page can be narrowed to what is on my list, and says beforehand how much that is.
  await expect(page.locator('label', { hasText: 'Enkel mijn leeslint' })).toContainText('3');
  await page.getByLabel('Enkel mijn leeslint').check({ force: true });
  await expect(page.getByText(/^3 veranderingen in je leeslint, vandaag (of|en) later$/)).toBeVisible();
  await expect(change(page, 'Rodenbach, drieëntwintig')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: '31.10' })).toBeHidden();
  await expectAccessible(page);

  await page.goto(environment().url + OWN);
  const block = page.locator('#_leeslint-veranderd');
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await expect(block).toHaveCount(0);

  await fixture().replace(MOVED, '"2024-11-01 16:00"', '"2024-11-01 16:30"');
  await fixture().replace(OTHER, '"ander-podium"', '"geannuleerd"');
  const shownTimes = async () => {
    const max = await find(page, 'Max en Moritz, live ingekleurd', '2024-11-01', environment().url);
    const story = await find(page, 'Eén verhaal, zes talen', '2024-11-02', environment().url);
    return `${max.start.slice(11, 16)} ${story.flags}`;
  };
  await expect.poll(shownTimes).toBe('17:30 geannuleerd');
  await page.reload();
  await expect(block).toContainText('2 veranderd: Max en Moritz, live ingekleurd begint om 17.30');
  await expect(block).toContainText('Eén verhaal, zes talen gaat niet door.');
  await page.setViewportSize({ width: 320, height: 900 });
  await expectAccessible(page);

  // By keyboard: one press for all of it, and the focus stays there.
  await block.getByRole('button', { name: 'Gezien' }).press('Enter');
  await expect(block.getByRole('status')).toHaveText('Gezien. Je bent weer mee.');
  await expect(block).toBeFocused();
  await page.reload();
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await expect(block).toHaveCount(0);

  const { id } = await find(page, 'Max en Moritz, live ingekleurd', '2024-11-01', environment().url);
  await page.goto(`${environment().url}${OWN}?b=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leeslint van iemand anders');
  await expect(block).toHaveCount(0);
});
