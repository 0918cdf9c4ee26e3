import { expect, siteUrl, test } from '../support/test.ts';

/** As someone who gets a link I see on a card what it is about. */
const EXPERIENCE = '/kaart/activiteiten/o-krinklende-winklende-waterding.png';

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
    '/kaart/nieuws/kortrijk-wordt-negen-dagen-lang-een-grote-leeszetel.png',
    '/kaart/boekhandels/de-vliegende-bladzijde.png',
    '/kaart/hotspots-in-kortrijk/texture.png',
    '/kaart/praktisch.png',
    '/kaart/boekhandels.png',
    '/kaart/festival.png',
    '/kaart/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29.png',
  ])
    cards.add((await expectCard(siteUrl() + path)).toString('base64'));
  expect(cards.size).toBe(8);
});

test('a card is stored, and asked for again without being sent again', async () => {
  await expectCard(siteUrl() + EXPERIENCE);
  const again = await fetch(`${siteUrl()}${EXPERIENCE}?pagina=3&fbclid=x`);
  await again.arrayBuffer();
  expect(again.headers.get('x-cache'), 'a query makes no other card').toBe('HIT');
  expect(again.headers.get('cdn-cache-control')).toMatch(/max-age=\d+/);
  const etag = again.headers.get('etag') ?? '';
  const same = await fetch(siteUrl() + EXPERIENCE, { headers: { 'If-None-Match': etag } });
  expect(same.status).toBe(304);
});

test('there is no card of what is no page', async () => {
  for (const name of [
    'activiteiten/bestaat-niet',
    'nieuws/texture',
    'inktvis-op-toer/geen-toer',
    'programma/archief/1999',
    '__proto__/x',
  ])
    expect((await fetch(`${siteUrl()}/kaart/${name}.png`)).status, name).toBe(404);
});

test('a new title is on the card at once, also in letters of no font; a story that moves has its card at its new address', async ({
  contentFixture: fixture,
  openEnvironment,
}) => {
  const { url } = await openEnvironment({ contentDir: fixture.dir });
  const card = '/kaart/nieuws/strips-op-de-kade.png';
  const etag = async () => (await fetch(url + card)).headers.get('etag');
  const status = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).status;
  const before = await etag();
  expect(before).not.toBeNull();
  await fixture.replace('nieuws/strips-op-de-kade', 'Strips op de kade', '漫画 🎉 \\u202e');
  await expect.poll(etag).not.toBe(before);
  await expectCard(url + card);
  await fixture.move('nieuws/strips-op-de-kade', 'nieuws/strips-aan-de-leie');
  await expect.poll(() => status('/kaart/nieuws/strips-aan-de-leie.png')).toBe(200);
  await expect.poll(() => status(card)).toBe(404);
});
