import { expectCard } from '../support/share-card.ts';
import { expect, siteUrl, test } from '../support/test.ts';

/** As someone who gets a link I see on a card what it is about. */
const EXPERIENCE = '/kaart/activiteiten/o-krinklende-winklende-waterding.png';

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
