import type { Page } from '@playwright/test';
import { goOffline } from '../support/go-offline.ts';
import { expectShow, expectTime, FOUND_MS, openHall, publish, rows, slideSeen } from '../support/live.ts';
import { expect, test } from '../support/test.ts';

/** As an organiser I see what I publish on the screens, and a screen survives a dead network. */
test.use({ viewport: { width: 1920, height: 1080 }, failsOnConsoleErrors: false });

const band = (page: Page) => page.getByRole('status').filter({ hasText: 'Let op:' });

test('what is published is on a screen at once, without a reload; an announcement too, in large letters, and goes', async ({
  page,
  contentFixture: fixture,
  openEnvironment,
}) => {
  await fixture.replace('globaal/header', '"Nieuw:"', '"Let op:"');
  await fixture.replace('globaal/header', '"toggle_announcement": true', '"toggle_announcement": false');
  const environment = await openEnvironment({ contentDir: fixture.dir });
  const hall = await openHall(page, '2024-10-26T10:05:00+02:00', {
    path: `${environment.url}/live?scherm=1`,
  });
  const publishes = async (slug: string, from: string, to: string) => {
    await publish(environment.url, () => fixture.replace(slug, from, to));
    await hall.pass(FOUND_MS);
  };
  await expectShow(page);
  await expect(rows(page).first()).toContainText('Poëzie op de brug');
  await expect(band(page)).toHaveCount(0);
  const before = await hall.asked();
  await publishes('activiteiten/poezie-op-de-brug', 'Poëzie op de brug', 'Poëzie onder de brug');
  expect(await hall.asked()).toBe(before + 1);
  await expect(rows(page).first()).toContainText('Poëzie onder de brug');

  const [off, on] = ['"toggle_announcement": false', '"toggle_announcement": true'] as const;
  await publishes('globaal/header', off, on);
  const words = band(page).getByText('Nacht van het Spannende Boek');
  const size = await words.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThanOrEqual(52);
  await publishes('globaal/header', on, off);
  await expect(band(page)).toHaveCount(0);
});

test('a device that slept for three hours shows the right time, also without network, and asks at once', async ({
  page,
}) => {
  const hall = await openHall(page, '2024-10-26T11:29:57+02:00');
  await expectTime(page, '11:29:57');
  const before = await hall.asked();
  // Its date went on while it slept; what it counts did not.
  await goOffline(page);
  await page.clock.setSystemTime(Date.parse('2024-10-26T14:29:57+02:00'));
  await hall.pass(1000);
  await expectTime(page, '14:29:58');
  await expect(rows(page).first()).toContainText('14.30');
  await expect(page.getByText(/Bijgewerkt om/)).toBeVisible();
  expect(await hall.asked()).toBe(before + 1);
});

const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const reloadedFromNetwork = (page: Page) => page.locator('meta[name="live-bewaard"]').count();

async function expectStoredPage(page: Page): Promise<void> {
  await expect.poll(() => stored(page)).toContain('/live');
  for (const part of [/\.css$/, /LiveScreen.*\.js$/, /\.woff2$/, /^\/beeld\//])
    await expect
      .poll(async () => (await stored(page)).some((path) => part.test(path)), String(part))
      .toBe(true);
}

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reload without network shows the last state, and it lives', async ({ page, context }) => {
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(error.message));
    await page.goto('/live?scherm=1');
    await expectShow(page);
    await expectStoredPage(page);
    // Without its countdown, which goes on.
    const firstRow = async () => (await rows(page).first().textContent())?.replace(/over \d+ min\./, '');
    const first = await firstRow();
    await goOffline(page);
    await page.reload();
    expect(await reloadedFromNetwork(page)).toBe(1);
    await expectShow(page);
    await expect.poll(firstRow).toBe(first);
    const then = await page.getByRole('timer').getAttribute('aria-label');
    await expect(page.getByRole('timer')).not.toHaveAccessibleName(then ?? '');
    const picture = slideSeen(page).locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await context.setOffline(false);
    await page.reload();
    expect(await reloadedFromNetwork(page)).toBe(0);
    expect(broken).toEqual([]);
  });
});
