import type { Page } from '@playwright/test';
import { type Hall, openHall } from '../support/live.ts';
import { expect, test } from '../support/test.ts';

/** As an editor I switch the announcement of the header on and off, and every screen in the hall follows. */
test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

const band = (page: Page) => page.getByRole('status').filter({ hasText: 'Let op:' });

/** Lets the seconds go by over which screens spread their questions, until `count` bands are seen. */
async function expectBandWithin(page: Page, hall: Hall, count: number, ms: number): Promise<void> {
  let left = ms;
  await expect
    .poll(
      async () => {
        if (left > 0) await hall.pass(10);
        left -= 10;
        return band(page).count();
      },
      { intervals: [20] },
    )
    .toBe(count);
  expect(left).toBeGreaterThan(0);
}

for (const path of ['/live?scherm=1', '/live?scherm=1&bord=signeren'])
  test(`an announcement is on ${path} within five seconds, in large letters, and goes as quickly`, async ({
    page,
    contentFixture: fixture,
    openEnvironment,
  }) => {
    await fixture.replace('globaal/header', '"Nieuw:"', '"Let op:"');
    await fixture.replace('globaal/header', '"toggle_announcement": true', '"toggle_announcement": false');
    const environment = await openEnvironment({ contentDir: fixture.dir });
    const welcome = page.waitForResponse(`${environment.url}/api/live/stroom`);
    const hall = await openHall(page, '2024-10-26T10:05:00+02:00', { path: environment.url + path });
    await welcome;
    await expect(band(page)).toHaveCount(0);
    await fixture.replace('globaal/header', '"toggle_announcement": false', '"toggle_announcement": true');
    await expectBandWithin(page, hall, 1, 5000);
    await expect(band(page)).toContainText('Nacht van het Spannende Boek');
    const size = await band(page)
      .getByText('Nacht van het Spannende Boek')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeGreaterThanOrEqual(52);
    await fixture.replace('globaal/header', '"toggle_announcement": true', '"toggle_announcement": false');
    await expectBandWithin(page, hall, 0, 5000);
  });
