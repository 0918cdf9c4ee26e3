import { openHall } from '../support/live.ts';
import { expect, test } from '../support/test.ts';

/** As an organiser I switch the screens on in the morning, whatever the state of the network behind the site. */
test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block', failsOnConsoleErrors: false });

test('a screen that starts while nothing can be read waits, and shows the programme once there is one', async ({
  page,
  request,
  openEnvironment,
}) => {
  const environment = await openEnvironment();
  const address = `${environment.url}/live?scherm=1`;
  await environment.stopContent();
  await environment.restartSite({ CACHE_DIR: test.info().outputPath('empty') });
  // What heals is the page that is there, not the one that the browser asks for after a minute.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const { refresh: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const hall = await openHall(page, '2024-10-26T10:05:00+02:00', { path: address });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in\u00a0aantocht');
  await expect(page.getByText('Even geduld')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('alles begonnen');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // For a browser whose scripts did not arrive either; a service worker shows its copy instead of this.
  const response = await request.get(address);
  expect(response.status()).toBe(503);
  expect(Number(response.headers().refresh)).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-test-same', ''));
  await environment.startContent();
  const rows = page.getByRole('region', { name: 'Straks op het programma' }).getByRole('listitem');
  await expect
    .poll(
      async () => {
        await hall.sleep(10_000);
        return rows.count();
      },
      { timeout: 45_000 },
    )
    .toBe(5);
  await expect(page.locator('html[data-test-same]')).toHaveCount(1);
  await expect(page.getByText('Even geduld')).toHaveCount(0);
  expect((await request.get(address)).status()).toBe(200);
});
