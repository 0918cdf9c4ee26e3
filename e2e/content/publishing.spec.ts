import { calendarAt } from '../support/calendar.ts';
import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { expectCard } from '../support/share-card.ts';
import { expect, startEnvironment, test } from '../support/test.ts';
import type { TestEnvironment } from '../support/test-environment.ts';

/** As an editor I see what I publish on every page that shows it; how soon is measured by the bench (`publication`). */
let fixture: ContentFixture;
let environment: TestEnvironment;

const get = (path: string) => fetch(environment.url + path, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const statusOf = async (path: string) => (await get(path)).status;
const headerOf = async (path: string, name: string) => (await get(path)).headers.get(name);

/** Visits pages until each comes from the page cache, so that what follows says something. */
async function warm(...paths: string[]): Promise<void> {
  for (const path of paths) await expect.poll(() => headerOf(path, 'x-cache'), path).toBe('HIT');
}

const freshWith = (text: string, ...paths: string[]) =>
  Promise.all(paths.map((path) => expect.poll(() => textOf(path), path).toContain(text)));

const ARTICLE = 'nieuws/zo-kom-je-er-zonder-zoeken';

test.describe('with the webhook of the content service', () => {
  test.beforeAll(async () => {
    fixture = await createContentFixture();
    environment = await startEnvironment({ contentDir: fixture.dir });
  });
  test.afterAll(async () => {
    await environment.close();
    await fixture.close();
  });

  test('what is changed in the header, and the name of a theme, is fresh on every page', async () => {
    const pages = ['/', '/praktisch', '/hotspots-in-kortrijk'];
    const themed = ['/programma', '/activiteiten/nacht-van-het-spannende-boek'];
    await warm(...pages, ...themed);
    const announced = 'de Nacht van het Spannende Boek op 31 oktober';
    await fixture.replace('globaal/header', announced, 'de markt op zondag');
    await freshWith('de markt op zondag', ...pages);
    await fixture.replace('themas/spannende-boeken', 'Spannende boeken', 'Griezelboeken');
    await freshWith('Griezelboeken', ...themed);
  });

  test('a new title is on its card at once, also in letters of no font', async () => {
    const card = '/kaart/nieuws/strips-op-de-kade.png';
    const before = await headerOf(card, 'etag');
    expect(before).not.toBeNull();
    await fixture.replace('nieuws/strips-op-de-kade', 'Strips op de kade', '漫画 🎉 \\u202e');
    await expect.poll(() => headerOf(card, 'etag')).not.toBe(before);
    await expectCard(environment.url + card);
  });

  test('a deleted article is gone everywhere, a moved one leads to its new address, also after a restart', async () => {
    await warm('/', '/nieuws', `/${ARTICLE}`);
    await fixture.remove(ARTICLE);
    await expect.poll(() => statusOf(`/${ARTICLE}`)).toBe(410);
    // A busy machine may show the page before once more.
    for (const path of ['/', '/nieuws'])
      await expect.poll(() => textOf(path), { message: path }).not.toContain('Zo kom je er zonder zoeken');
    expect(await statusOf('/nieuws/nooit-geschreven')).toBe(404);
    const [other, moved] = ['nieuws/strips-op-de-kade', 'nieuws/strips-aan-de-leie'];
    await get(`/${other}`);
    await fixture.move(other, moved);
    await expect.poll(() => statusOf(`/${other}`)).toBe(308);
    await freshWith('漫画', `/${moved}`);
    await freshWith(`href="/${moved}"`, '/nieuws');
    await expect.poll(() => statusOf(`/kaart/${moved}.png`)).toBe(200);
    await expect.poll(() => statusOf(`/kaart/${other}.png`)).toBe(404);
    await environment.restartSite();
    expect(await statusOf(`/${ARTICLE}`)).toBe(410);
    expect(await headerOf(`/${other}`, 'location')).toBe(`/${moved}`);
    await warm('/', '/nieuws');
    await fixture.restore(ARTICLE);
    await freshWith('Zo kom je er zonder zoeken', '/', '/nieuws', `/${ARTICLE}`);
    // Of a later day it is at its own address alone, also where an editor chose it.
    await fixture.replace(ARTICLE, '2024-10-22 00:00', '2024-12-24 00:00');
    for (const path of ['/', '/nieuws'])
      await expect.poll(() => textOf(path)).not.toContain(`href="/${ARTICLE}"`);
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
    await expect.poll(() => leads('/info')).toEqual([308, 'https://elders.voorbeeld.be/info']);
    expect(await leads('/caf%C3%A9')).toEqual([308, '/info']);
    expect(await leads(OLD_EVENT)).toEqual([308, '/nieuws']);
    expect([
      await statusOf('/praktisch'),
      await statusOf('/rond'),
      await statusOf('/wie-zijn-we.html'),
    ]).toEqual([200, 404, 404]);
    await fixture.remove('globaal/doorverwijzingen');
    await expect.poll(() => statusOf('/info')).toBe(404);
  });

  test('a cancellation reaches every calendar, as a later version of the same event, in an outage too', async () => {
    const addresses = ['/programma.ics', '/programma/zaterdag-26-oktober.ics'] as const;
    const read = async (path: string) => (await calendarAt(environment.url + path)).events[0];
    const before = await read(addresses[0]);
    await warm(...addresses);
    const item = 'programma-items/p001';
    await fixture.replace(item, '"flags": []', '"flags": ["geannuleerd"]');
    await fixture.replace(item, '"published_at": "2024-08-12T08', '"published_at": "2024-10-26T08');
    for (const path of addresses) {
      await expect.poll(async () => (await read(path))?.sequence).toBeGreaterThan(before?.sequence ?? 0);
      expect(await read(path)).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    }
    await fixture.move('activiteiten/drakenschool', 'activiteiten/school-voor-draken');
    await expect
      .poll(() => headerOf('/activiteiten/drakenschool.ics', 'location'))
      .toBe('/activiteiten/school-voor-draken.ics');
    const latest = await read(addresses[0]);
    await environment.stopContent();
    await environment.restartSite();
    expect(await read(addresses[0])).toEqual(latest);
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
        // A list takes several answers in a row, of which each fails every other time.
        { message: path, timeout: 90_000 },
      )
      .toContain('Zo zwem je erheen');
});
