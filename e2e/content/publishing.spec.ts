import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { expect, test } from '../support/test.ts';
import {
  openTestEnvironment,
  type TestEnvironment,
  type TestEnvironmentOptions,
} from '../support/test-environment.ts';

/** As an editor I see what I publish on every page that shows it; how soon is measured by the bench (`publication`). */
const OFTEN = { intervals: [20] };

let fixture: ContentFixture;
let environment: TestEnvironment;

const get = (path: string) => fetch(environment.url + path, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const statusOf = async (path: string) => (await get(path)).status;
const cacheOf = async (path: string) => (await get(path)).headers.get('x-cache');

/** Visits pages until each comes from the page cache, so that what follows says something. */
async function warm(...paths: string[]): Promise<void> {
  for (const path of paths)
    await expect.poll(() => cacheOf(path), { message: path, intervals: [20] }).toBe('HIT');
}

/** All pages say it, counted from now. */
const freshWith = (text: string, ...paths: string[]) =>
  Promise.all(
    paths.map((path) => expect.poll(() => textOf(path), { message: path, ...OFTEN }).toContain(text)),
  );

const ARTICLE = 'nieuws/zo-kom-je-er-zonder-zoeken';

type Open = (options?: TestEnvironmentOptions) => Promise<TestEnvironment>;

async function open(
  content: ContentFixture,
  openEnvironment: Open,
  options: TestEnvironmentOptions,
): Promise<void> {
  fixture = content;
  environment = await openEnvironment({ contentDir: fixture.dir, ...options });
}

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

  test('a deleted article is gone everywhere, and its address says so', async () => {
    await warm('/', '/nieuws', `/${ARTICLE}`);
    await fixture.remove(ARTICLE);
    await expect.poll(() => statusOf(`/${ARTICLE}`), OFTEN).toBe(410);
    for (const path of ['/', '/nieuws'])
      expect(await textOf(path), path).not.toContain('Zo kom je er zonder zoeken');
    expect(await statusOf('/nieuws/nooit-geschreven')).toBe(404);
    await environment.restartSite();
    expect(await statusOf(`/${ARTICLE}`)).toBe(410);
    await warm('/', '/nieuws');
    await fixture.restore(ARTICLE);
    await freshWith('Zo kom je er zonder zoeken', '/', '/nieuws', `/${ARTICLE}`);
  });

  test('the old address of a moved article leads to the new one, also after a restart, and links follow', async () => {
    await warm('/', '/nieuws', `/${ARTICLE}`);
    await fixture.move(ARTICLE, 'nieuws/zo-vaar-je-erheen');
    await expect.poll(() => statusOf(`/${ARTICLE}`), OFTEN).toBe(308);
    expect((await get(`/${ARTICLE}`)).headers.get('location')).toBe('/nieuws/zo-vaar-je-erheen');
    await freshWith('Zo kom je er zonder zoeken', '/nieuws/zo-vaar-je-erheen');
    await freshWith('href="/nieuws/zo-vaar-je-erheen"', '/', '/nieuws');
    await environment.restartSite();
    expect((await get(`/${ARTICLE}`)).headers.get('location')).toBe('/nieuws/zo-vaar-je-erheen');
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
    const list = [
      '/praktisch /pers',
      '/Caf%C3%A9/ /info',
      '/rond /rond2',
      '/rond2 /rond',
      `${OLD_EVENT},/nieuws`,
    ].join('\n');
    await fixture.set('globaal/doorverwijzingen', {
      list: `${list}\n/info https://elders.voorbeeld.be/info`,
    });
    await expect.poll(() => leads('/info'), OFTEN).toEqual([308, 'https://elders.voorbeeld.be/info']);
    expect(await leads('/caf%C3%A9')).toEqual([308, 'https://elders.voorbeeld.be/info']);
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

const AT_ONCE: Record<string, string> = {};
/** The delays of a real space: webhooks two seconds late, a CDN, 150 ms a request. */
const REAL_SPACE: Record<string, string> = { CONTENT_DELAYS: 'on', CONTENT_LATENCY_MS: '150' };

for (const [transport, delays, contentEnv] of [
  ['graphql', 'at once', AT_ONCE],
  ['rest', 'with the delays of a real space', REAL_SPACE],
] as const) {
  test(`a changed article is fresh at home, in the list, by itself and in the search (${transport}, ${delays})`, async ({
    contentFixture,
    openEnvironment,
  }) => {
    await open(contentFixture, openEnvironment, { env: { CONTENT_TRANSPORT: transport }, contentEnv });
    const shown = ['/', '/nieuws', `/${ARTICLE}`];
    await warm(...shown);
    await fixture.replace(ARTICLE, 'Zo kom je er zonder zoeken', 'Zo vaar je erheen');
    const pressed = performance.now();
    await freshWith('Zo vaar je erheen', `/${ARTICLE}`);
    const seconds = ((performance.now() - pressed) / 1000).toFixed(1);
    test.info().annotations.push({ type: 'from "publish" to visible', description: `${seconds} s` });
    await freshWith('Zo vaar je erheen', ...shown, '/zoeken?q=handleiding');
    for (const path of shown) expect(await textOf(path), path).not.toContain('Zo kom je er zonder zoeken');
  });
}

test('a missed notification of a publication is recovered automatically', async ({
  contentFixture,
  openEnvironment,
}) => {
  await open(contentFixture, openEnvironment, { webhook: false, env: { CONTENT_POLL_SECONDS: '0.2' } });
  const shown = ['/', '/nieuws', `/${ARTICLE}`];
  await warm(...shown);
  await fixture.replace(ARTICLE, 'Zo kom je er zonder zoeken', 'Zo vaar je erheen');
  await freshWith('Zo vaar je erheen', ...shown);
});

test('a publication while the service fails every other time breaks nothing, and arrives', async ({
  contentFixture,
  openEnvironment,
}) => {
  await open(contentFixture, openEnvironment, { env: { CONTENT_POLL_SECONDS: '0.2' } });
  const shown = ['/', '/nieuws', `/${ARTICLE}`];
  await warm(...shown);
  await environment.stopContent();
  await environment.startContent({ CONTENT_FAULT_RATE: '0.5' });
  await fixture.replace(ARTICLE, 'Zo kom je er zonder zoeken', 'Zo vaar je erheen');
  for (const path of shown) {
    const poll = expect.poll(
      async () => {
        const response = await get(path);
        const text = await response.text();
        expect(response.status, path).toBe(200);
        expect(text, path).toContain('</header>');
        expect(text, path).toMatch(/Zo (kom je er zonder zoeken|vaar je erheen)/);
        return text;
      },
      { message: path },
    );
    await poll.toContain('Zo vaar je erheen');
  }
});
