import { expect, test } from '@playwright/test';
import { expectShow, expectTime, openHall, slideSeen } from '../support/live.ts';
import { changeResponses } from '../support/live-response.ts';

/** As an organiser I do not have to look after the screen: it continues, recovers, and says so when it cannot. */
const NOW = '2024-10-26T14:26:08+02:00';
test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

const MINUTE = 60_000;
const rows = (page: import('@playwright/test').Page) =>
  page.getByRole('region', { name: 'Straks op het programma' }).getByRole('listitem');
const notice = (page: import('@playwright/test').Page) => page.getByText(/Bijgewerkt om/);

/** Something that a reload takes away. */
const mark = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-test-same', ''));
const expectSamePage = (page: import('@playwright/test').Page) =>
  expect(page.locator('html[data-test-same]')).toHaveCount(1);

test('half an hour without network breaks nothing, and is over at once', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  const hall = await openHall(page, NOW);
  await expectShow(page);
  await mark(page);
  await context.setOffline(true);
  for (let minute = 0; minute < 9; minute += 1) await hall.sleep(MINUTE);
  await expectTime(page, '14:35:08');
  await expect(rows(page).first()).toContainText('14.45');
  await expect(notice(page)).toHaveCount(0);
  for (let minute = 0; minute < 2; minute += 1) await hall.sleep(MINUTE);
  await expect(notice(page)).toHaveText('Bijgewerkt om 14.26');
  for (let minute = 0; minute < 19; minute += 1) await hall.sleep(MINUTE);
  await expectTime(page, '14:56:08');
  await expect(rows(page).first()).toContainText('15.00');
  await expect(notice(page)).toHaveText('Bijgewerkt om 14.26');
  const seen = await slideSeen(page).getAttribute('aria-label');
  await hall.pass(21_000);
  await expect(slideSeen(page)).not.toHaveAccessibleName(seen ?? '');
  await context.setOffline(false);
  await expect
    .poll(
      async () => {
        await hall.pass(100);
        return notice(page).count();
      },
      { intervals: [20] },
    )
    .toBe(0);
  await expectSamePage(page);
  expect(broken).toEqual([]);
});

test('a server that cannot read the programme changes nothing on the screen', async ({ page }) => {
  const hall = await openHall(page, NOW);
  await expect(rows(page)).toHaveCount(5);
  await changeResponses(page, () => null);
  const before = await hall.asked();
  for (let minute = 0; minute < 9; minute += 1) await hall.sleep(MINUTE);
  expect(await hall.asked()).toBeGreaterThan(before);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText('14.45');
  await expect(notice(page)).toHaveCount(0);
  for (let minute = 0; minute < 2; minute += 1) await hall.sleep(MINUTE);
  await expect(notice(page)).toHaveText('Bijgewerkt om 14.26');
});

test('a response that is no programme changes nothing either', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/api/live',
    (route) => route.fulfill({ json: { items: 'geen', now: 0 } }),
  );
  const hall = await openHall(page, '2024-10-26T10:05:00+02:00');
  await hall.sleep(3 * MINUTE);
  await expect(rows(page)).toHaveCount(5);
});

test('after a deploy the page loads itself again on the minute, not within five minutes', async ({
  page,
}) => {
  const hall = await openHall(page, '2024-10-26T14:26:30+02:00');
  await expectShow(page);
  await mark(page);
  await changeResponses(page, (response) => ({ ...response, build: 'een-andere' }));
  await hall.ask();
  for (let minute = 0; minute < 4; minute += 1) await hall.sleep(MINUTE);
  await expectSamePage(page);
  await hall.reloads(2 * MINUTE);
  await expect(page.locator('html[data-test-same]')).toHaveCount(0);
  await expectShow(page);
  await mark(page);
  for (let minute = 0; minute < 4; minute += 1) await hall.sleep(MINUTE);
  await expectSamePage(page);
  await expect(rows(page)).toHaveCount(5);
});

test('a deploy while the server is away waits until there is a page to come back to', async ({ page }) => {
  const hall = await openHall(page, '2024-10-26T21:00:30+02:00');
  await changeResponses(page, (response) => ({ ...response, build: 'een-andere' }));
  await page.route(
    (url) => url.pathname === '/live',
    (route) => (route.request().method() === 'HEAD' ? route.fulfill({ status: 503 }) : route.fallback()),
  );
  await mark(page);
  await hall.ask();
  for (let minute = 0; minute < 7; minute += 1) await hall.sleep(MINUTE);
  await expectSamePage(page);
  await expect(page.getByText('Tot morgen om')).toBeVisible();
});

test('at 04.00 a screen that stood the night loads itself again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hall = await openHall(page, '2024-10-27T02:30:00+01:00');
  await expectShow(page);
  await mark(page);
  await hall.sleep(89 * MINUTE);
  await hall.pass(59_000);
  await expectTime(page, '03:59:59');
  await expectSamePage(page);
  await hall.reloads(5000);
  await expect(page.locator('html[data-test-same]')).toHaveCount(0);
  await expectShow(page);
});
