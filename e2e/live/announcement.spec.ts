import type { Page } from '@playwright/test';
import { FOUND_MS, openHall, publish } from '../support/live.ts';
import { expect, test } from '../support/test.ts';

/** As an editor I switch the announcement of the header on and off, and every screen in the hall follows. */
test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

const band = (page: Page) => page.getByRole('status').filter({ hasText: 'Let op:' });

test('an announcement is on the screen within five seconds, in large letters, and goes as quickly', async ({
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
  await expect(band(page)).toHaveCount(0);
  const toggle = (from: boolean) =>
    publish(environment.url, () =>
      fixture.replace('globaal/header', `"toggle_announcement": ${from}`, `"toggle_announcement": ${!from}`),
    );
  await toggle(false);
  await hall.pass(FOUND_MS);
  await expect(band(page)).toContainText('Nacht van het Spannende Boek');
  const size = await band(page)
    .getByText('Nacht van het Spannende Boek')
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThanOrEqual(52);
  await toggle(true);
  await hall.pass(FOUND_MS);
  await expect(band(page)).toHaveCount(0);
});
