import { expectShow, expectTime, openHall, rows, setHidden, slideSeen } from '../support/live.ts';
import { expect, test } from '../support/test.ts';

/** As an organiser I see the right time and the right programme on the screen, whatever the hour or the device. */
test.use({ viewport: { width: 1920, height: 1080 } });

test('an item that starts leaves on the second, and one question goes out', async ({ page }) => {
  const hall = await openHall(page, '2024-10-26T14:29:57+02:00');
  await expectTime(page, '14:29:57');
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).first()).toContainText('14.30');
  await expect(rows(page).first()).toContainText('O krinklende winklende waterding');
  const before = await hall.asked();
  await hall.pass(2000);
  await expectTime(page, '14:29:59');
  await expect(rows(page).first()).toContainText('14.30');
  expect(await hall.asked()).toBe(before);
  await hall.pass(1000);
  await expectTime(page, '14:30:00');
  await expect(rows(page).first()).toContainText('14.45');
  await expect(rows(page)).toHaveCount(5);
  await hall.pass(1000);
  expect(await hall.asked()).toBe(before + 1);
  await hall.pass(20_000);
  expect(await hall.asked()).toBe(before + 1);
});

test('a device that is three hours off, in another time zone, shows the time of Brussels', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const hall = await openHall(page, '2024-10-26T14:29:58+02:00', { deviceAhead: -3 * 3_600_000 });
  await expectTime(page, '14:29:58');
  await expect(rows(page).first()).toContainText('14.30');
  await hall.pass(2000);
  await expectTime(page, '14:30:00');
  await expect(rows(page).first()).toContainText('14.45');
  await page.reload();
  await hall.awake();
  await expectTime(page, '14:30:01');
  await context.close();
});

test('a page that was hidden for an hour is right at once when it is seen, and asks', async ({ page }) => {
  const hall = await openHall(page, '2024-10-26T13:26:08+02:00');
  await expectShow(page);
  await setHidden(page, true);
  await hall.sleep(3_600_000);
  await expect(slideSeen(page)).toHaveAccessibleName('1 van 6');
  const before = await hall.asked();
  await setHidden(page, false);
  await expectTime(page, '14:26:08');
  await expect(rows(page).first()).toContainText('14.30');
  // Until the response is there it says how old it is.
  const notice = page.getByText(/Bijgewerkt om/);
  await expect
    .poll(async () => {
      await hall.pass(100);
      return notice.count();
    })
    .toBe(0);
  expect(await hall.asked()).toBeGreaterThan(before);
  await hall.pass(15_000);
  await expect(slideSeen(page)).toHaveAccessibleName('2 van 6');
});
