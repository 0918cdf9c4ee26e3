import { expect, type Page, type Route, test } from '@playwright/test';
import { goOffline } from '../support/go-offline.ts';
import { changeResponses, expectShow, expectTime, openHall, rows, slideSeen } from '../support/live.ts';

/** As an organiser I do not have to look after the screen: it continues, recovers, and says so when it cannot. */
const NOW = '2024-10-26T14:26:08+02:00';
test.use({ viewport: { width: 1920, height: 1080 } });

const MINUTE = 60_000;
const notice = (page: Page) => page.getByText(/Bijgewerkt om/);

const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-test-same', ''));
const expectSamePage = (page: Page) => expect(page.locator('html[data-test-same]')).toHaveCount(1);

test('half an hour without network breaks nothing, and is over at once', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  const hall = await openHall(page, NOW);
  await expectShow(page);
  await mark(page);
  await goOffline(page);
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

test('a response that breaks off breaks nothing', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (input, init) => {
      const response = await ask(input, init);
      if (input !== '/live/stand.json') return response;
      document.documentElement.setAttribute('data-test-cut', '');
      return new Response(new ReadableStream({ start: (body) => body.error(new Error('cut')) }));
    };
  });
  await page.goto('/live?scherm=1');
  await expect(page.locator('html')).toHaveAttribute('data-test-cut', '');
  await expect(rows(page).first()).toBeVisible();
  expect(broken).toEqual([]);
});

test('after a deploy the page loads itself again between two slides', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hall = await openHall(page, '2024-10-26T14:21:50+02:00');
  await expectShow(page);
  await mark(page);
  await hall.sleep(5 * MINUTE);
  const before = await slideSeen(page).getAttribute('aria-label');
  await changeResponses(page, (response) => ({ ...response, build: 'een-andere' }));
  await hall.ask();
  // A minute begins while a slide is shown.
  await hall.pass(12_000);
  await expect(slideSeen(page)).toHaveAttribute('aria-label', before ?? '');
  await expectSamePage(page);
  await hall.reloads(5000);
  await expect(page.locator('html[data-test-same]')).toHaveCount(0);
  await expectShow(page);
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

test('a page that ticks no longer is loaded again by its watchdog', async ({ page }) => {
  // Its half minute is on the clock on the wall; the page that is loaded again has it whole.
  const shorter = async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    expect(text).toMatch(/3e4|30_?000/);
    await route.fulfill({ response, body: text.replace(/3e4|30_?000/, '50') });
  };
  await page.route(/watchdog.*\.js/, shorter, { times: 1 });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.clock.install({ time: Date.parse(NOW) });
  await page.goto('/live?scherm=1');
  const timer = page.getByRole('timer');
  const drawn = (await timer.textContent()) ?? '';
  await expect(timer, 'the page ticks').not.toHaveText(drawn);
  await page.clock.pauseAt(Date.parse(NOW) + 6 * MINUTE);
  await expect.poll(() => loads).toBeGreaterThan(1);
});
