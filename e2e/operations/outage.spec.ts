import { openHall, rows } from '../support/live.ts';
import { PAGE_KINDS } from '../support/pages.ts';
import { expect, forAll, startEnvironment, test } from '../support/test.ts';

const EXPORTS = ['/programma/lijst.json?dag=alle&pagina=2', '/programma.json', '/nieuws.xml', '/sitemap.xml'];
/** Not stored: made for one visitor, or not there. */
const OTHERS = /^\/(zoeken|mijn-leeslint\?|bestaat-niet)/;

const environment = forAll(() => startEnvironment({ contentEnv: {}, eventsEnv: {} }));

test('what was shown before is shown in an outage too, with its pictures, and its pages also after a restart', async () => {
  const get = (path: string) =>
    fetch(environment().url + path, { redirect: 'manual', headers: { accept: 'text/html,image/webp' } });
  const read = async (path: string) => {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    return response.text();
  };
  /** The numbers by which a calendar tells a newer entry from an older one (RFC 5545, 3.8.7.4). */
  const sequences = async () => (await read('/programma.ics')).match(/^SEQUENCE:\d+/gm);

  const pages = PAGE_KINDS.map(({ address }) => address).filter((address) => !OTHERS.test(address));
  const paths = [...pages, ...EXPORTS];
  const shown = new Set<string>();
  for (const path of paths)
    for (const [, address = ''] of (await read(path)).matchAll(/\ssrc="(\/(?:toer)?beeld\/[^" ]+)/g))
      shown.add(address);
  // Pictures are alike: some of those from each source.
  const pictures = ['/beeld/', '/toerbeeld/'].flatMap((source) =>
    [...shown].filter((address) => address.startsWith(source)).slice(0, 12),
  );
  expect(pictures.length).toBeGreaterThan(12);
  for (const path of pictures) await read(path);
  const before = await sequences();

  await environment().stopContent();
  await environment().stopEvents();
  for (const path of [...paths, ...pictures]) await read(path);
  await environment().restartSite();
  for (const path of paths) await read(path);
  expect(await sequences()).toEqual(before);
  const old = await get('/wie-zijn-we.html');
  expect([old.status, old.headers.get('location')]).toEqual([308, '/over-inktvis']);
});

/** As an organiser I switch the screens on in the morning, whatever the state of the network behind the site. */
test.describe('in the hall', () => {
  test.use({ viewport: { width: 1920, height: 1080 }, failsOnConsoleErrors: false });

  test('a screen that starts while nothing can be read waits, and shows the programme once there is one', async ({
    page,
    request,
  }) => {
    await environment().stopContent();
    const address = `${environment().url}/live?scherm=1`;
    await environment().restartSite({ CACHE_DIR: test.info().outputPath('empty') });
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
    await environment().startContent();
    await expect
      .poll(
        async () => {
          await hall.sleep(10_000);
          return rows(page).count();
        },
        { timeout: 45_000 },
      )
      .toBe(5);
    await expect(page.locator('html[data-test-same]')).toHaveCount(1);
    await expect(page.getByText('Even geduld')).toHaveCount(0);
    expect((await request.get(address)).status()).toBe(200);
  });
});
