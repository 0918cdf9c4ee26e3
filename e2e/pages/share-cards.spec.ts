import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { expect, siteUrl, test } from '../support/test.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** As someone who gets a link I see on a card what it is about. */
const EXPERIENCE = '/kaart/beleving/o-krinklende-winklende-waterding.png';

const PNG = '89504e470d0a1a0a';
/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function expectCard(url: string): Promise<Buffer> {
  const response = await fetch(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get('content-type'), url).toBe('image/png');
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(0, 8).toString('hex'), url).toBe(PNG);
  expect(sizeOf(png), url).toEqual([1200, 630]);
  expect(png.length, url).toBeLessThan(200_000);
  return png;
}

test('every kind of page has a card of 1200 × 630, and a light one', async () => {
  const cards = new Set<string>();
  for (const path of [
    EXPERIENCE,
    '/kaart/artikel/kortrijk-wordt-negen-dagen-lang-een-grote-leeszetel.png',
    '/kaart/boekhandel/de-vliegende-bladzijde.png',
    '/kaart/hotspot/texture.png',
    '/kaart/pagina/praktisch.png',
    '/kaart/pagina/boekhandels.png',
    '/kaart/festival.png',
  ])
    cards.add((await expectCard(siteUrl() + path)).toString('base64'));
  expect(cards.size).toBe(7);
});

test('an event on tour has one too', async () => {
  const list = await (await fetch(`${siteUrl()}/inktvis-op-toer`)).text();
  const [, slug] = /href="\/inktvis-op-toer\/([0-9a-f-]{36})"/.exec(list) ?? [];
  expect(slug).toBeDefined();
  await expectCard(`${siteUrl()}/kaart/toer/${slug}.png`);
});

test('a card is stored, and asked for again without being sent again', async () => {
  await expectCard(siteUrl() + EXPERIENCE);
  const again = await fetch(siteUrl() + EXPERIENCE);
  await again.arrayBuffer();
  expect(again.headers.get('x-cache')).toBe('HIT');
  expect(again.headers.get('cdn-cache-control')).toMatch(/max-age=\d+/);
  expect(again.headers.get('content-encoding')).toBeNull();
  const etag = again.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  const same = await fetch(siteUrl() + EXPERIENCE, { headers: { 'If-None-Match': etag } });
  expect(same.status).toBe(304);
  const asked = await fetch(`${siteUrl()}${EXPERIENCE}?pagina=3&fbclid=x`);
  await asked.arrayBuffer();
  expect(asked.headers.get('x-cache'), 'a query makes no other card').toBe('HIT');
});

for (const path of [
  '/kaart/beleving/bestaat-niet.png',
  '/kaart/artikel/texture.png',
  '/kaart/wat/texture.png',
  '/kaart/toer/geen-toer.png',
  '/kaart/__proto__/x.png',
  '/kaart/constructor/x.png',
  '/kaart/beleving/a/b.png',
  '/kaart/pagina/%F0%9F%90%99.png',
  '/kaart/beleving/.png',
  '/kaart/festival.svg',
])
  test(`there is no card at ${path}`, async () => {
    expect((await fetch(siteUrl() + path)).status).toBe(404);
  });

test.describe('what an editor does', () => {
  let fixture: ContentFixture;
  let environment: TestEnvironment;
  test.beforeAll(async () => {
    fixture = await createContentFixture();
    environment = await openTestEnvironment({ contentDir: fixture.dir });
  });
  test.afterAll(async () => {
    await environment.close();
    await fixture.close();
  });
  const etag = async (path: string) => (await fetch(environment.url + path)).headers.get('etag');
  const status = async (path: string) => (await fetch(environment.url + path, { redirect: 'manual' })).status;

  test('a new title is on the card at once, also one that no font has letters for', async () => {
    const card = '/kaart/artikel/strips-op-de-kade.png';
    let before = await etag(card);
    expect(before).not.toBeNull();
    for (const [from, to] of [
      ['Strips op de kade', 'Strips langs de Leie'],
      ['Strips langs de Leie', '漫画 🎉 \\u202e'],
    ] as const) {
      await fixture.replace('nieuws/strips-op-de-kade', from, to);
      await expect.poll(() => etag(card)).not.toBe(before);
      before = await etag(card);
      await expectCard(environment.url + card);
    }
  });

  test('without the content service cards that were drawn stay; others are a 503 that says when to come back', async () => {
    const drawn = '/kaart/hotspot/texture.png';
    expect(await status(drawn)).toBe(200);
    await environment.stopContent();
    expect(await status(drawn)).toBe(200);
    const response = await fetch(`${environment.url}/kaart/pagina/over-inktvis.png`);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
