import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { expect, test } from '../support/test.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** As an editor I see what I publish on every page that shows it; how soon is measured by the bench (`publication`). */
const OFTEN = { intervals: [100] };

let fixture: ContentFixture;
let environment: TestEnvironment;

const get = (path: string) => fetch(environment.url + path, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const statusOf = async (path: string) => (await get(path)).status;
const cacheOf = async (path: string) => (await get(path)).headers.get('x-cache');

/** Visits pages until each comes from the page cache, so that what follows says something. */
async function warm(...paths: string[]): Promise<void> {
  for (const path of paths) await expect.poll(() => cacheOf(path), { message: path, ...OFTEN }).toBe('HIT');
}

/** All pages say it, counted from now. */
const freshWith = (text: string, ...paths: string[]) =>
  Promise.all(
    paths.map((path) => expect.poll(() => textOf(path), { message: path, ...OFTEN }).toContain(text)),
  );

const ARTICLE = 'nieuws/zo-kom-je-er-zonder-zoeken';

test.describe('with the webhook of the content service', () => {
  test.beforeAll(async () => {
    fixture = await createContentFixture();
    environment = await openTestEnvironment({ contentDir: fixture.dir });
  });
  test.afterAll(async () => {
    await environment.close();
    await fixture.close();
  });

  test('what is changed in the header is fresh on every page', async () => {
    const pages = ['/', '/praktisch', '/hotspots-in-kortrijk'];
    await warm(...pages);
    await fixture.replace(
      'globaal/header',
      'de Nacht van het Spannende Boek op 31 oktober',
      'de markt op zondag',
    );
    await freshWith('de markt op zondag', ...pages);
  });

  test('a theme that gets another name is fresh on every page with its items', async () => {
    const experience = '/activiteiten/nacht-van-het-spannende-boek';
    await warm('/programma', experience);
    await fixture.replace('themas/spannende-boeken', 'Spannende boeken', 'Griezelboeken');
    await freshWith('Griezelboeken', '/programma', experience);
  });

  test('a deleted article is gone everywhere, a moved one leads to its new address, also after a restart', async () => {
    await warm('/', '/nieuws', `/${ARTICLE}`);
    await fixture.remove(ARTICLE);
    await expect.poll(() => statusOf(`/${ARTICLE}`), OFTEN).toBe(410);
    for (const path of ['/', '/nieuws'])
      expect(await textOf(path), path).not.toContain('Zo kom je er zonder zoeken');
    expect(await statusOf('/nieuws/nooit-geschreven')).toBe(404);
    const other = 'nieuws/strips-op-de-kade';
    await get(`/${other}`);
    await fixture.move(other, 'nieuws/strips-aan-de-leie');
    await expect.poll(() => statusOf(`/${other}`), OFTEN).toBe(308);
    await freshWith('Strips op de kade', '/nieuws/strips-aan-de-leie');
    await freshWith('href="/nieuws/strips-aan-de-leie"', '/nieuws');
    await environment.restartSite();
    expect(await statusOf(`/${ARTICLE}`)).toBe(410);
    expect((await get(`/${other}`)).headers.get('location')).toBe('/nieuws/strips-aan-de-leie');
    await warm('/', '/nieuws');
    await fixture.restore(ARTICLE);
    await freshWith('Zo kom je er zonder zoeken', '/', '/nieuws', `/${ARTICLE}`);
    // Of a later day it is at its own address alone, also where an editor chose it.
    await fixture.replace(ARTICLE, '2024-10-22 00:00', '2024-12-24 00:00');
    for (const path of ['/', '/nieuws'])
      await expect.poll(() => textOf(path), OFTEN).not.toContain(`href="/${ARTICLE}"`);
    expect(await statusOf(`/${ARTICLE}`)).toBe(200);
  });

  /** Of the form that a touring event has. */
  const OLD_EVENT = '/inktvis-op-toer/0f3c2a54-7d2e-4b57-9a0b-2f1f6f0a9c11';

  test('addresses of the site before this one lead to what editors say; a page that exists goes first', async () => {
    const leads = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('location')];
    };
    expect(await leads('/wie-zijn-we.html')).toEqual([308, '/over-inktvis']);
    expect(await leads('/info?utm_source=folder')).toEqual([308, '/praktisch']);
    const list = ['/praktisch /pers', '/Caf%C3%A9/\t/info', '/rond /rond', `${OLD_EVENT} /nieuws`].join('\n');
    await fixture.set('globaal/doorverwijzingen', {
      list: `${list}\n/info https://elders.voorbeeld.be/info`,
    });
    await expect.poll(() => leads('/info'), OFTEN).toEqual([308, 'https://elders.voorbeeld.be/info']);
    expect(await leads('/caf%C3%A9')).toEqual([308, '/info']);
    expect(await leads(OLD_EVENT)).toEqual([308, '/nieuws']);
    expect([
      await statusOf('/praktisch'),
      await statusOf('/rond'),
      await statusOf('/wie-zijn-we.html'),
    ]).toEqual([200, 404, 404]);
    await fixture.remove('globaal/doorverwijzingen');
    await expect.poll(() => statusOf('/info'), OFTEN).toBe(404);
  });
});

test('a changed article is fresh at home, in the list, by itself and in the search, with the delays of a real space', async ({
  contentFixture,
  openEnvironment,
}) => {
  fixture = contentFixture;
  environment = await openEnvironment({
    contentDir: fixture.dir,
    env: { CONTENT_TRANSPORT: 'rest', CONTENT_POLL_SECONDS: '0.5' },
    // Webhooks two seconds late, a CDN, 150 ms a request.
    contentEnv: { CONTENT_DELAYS: 'on', CONTENT_LATENCY_MS: '150' },
  });
  const shown = ['/', '/nieuws', `/${ARTICLE}`];
  await warm(...shown);
  await fixture.replace(ARTICLE, 'Zo kom je er zonder zoeken', 'Zo vaar je erheen');
  await freshWith('Zo vaar je erheen', ...shown, '/zoeken?q=handleiding');
  for (const path of shown) expect(await textOf(path), path).not.toContain('Zo kom je er zonder zoeken');

  // A publication while the service fails every other time breaks nothing, and arrives.
  await environment.stopContent();
  await environment.startContent({ CONTENT_FAULT_RATE: '0.5', CONTENT_DELAYS: 'off' });
  await fixture.replace(ARTICLE, 'Zo vaar je erheen', 'Zo zwem je erheen');
  for (const path of shown)
    await expect
      .poll(
        async () => {
          const response = await get(path);
          const text = await response.text();
          expect(response.status, path).toBe(200);
          expect(text, path).toContain('</header>');
          return text;
        },
        { message: path },
      )
      .toContain('Zo zwem je erheen');
});
