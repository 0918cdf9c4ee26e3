import { expectCard } from '../support/share-card.ts';
import { expect, siteUrl, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const ARTICLE = '/nieuws/gezelle-in-het-begijnhof';

test('copying the link says so 100 ms after the click, for five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(ARTICLE);
  await page.getByText('Deel deze pagina').scrollIntoViewIfNeeded();
  const button = page.getByRole('button', { name: 'Kopieer link' });
  // A click before that is repeated by a timer, which stands still here.
  await expect(page.locator('astro-island:not([ssr])').filter({ has: button })).toHaveCount(1);
  const toast = page.locator('li').filter({ hasText: 'Je hebt de url gekopieerd' });
  await page.clock.pauseAt(new Date('2030-01-01'));
  await button.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(ARTICLE);
  await page.clock.runFor(90);
  await expect(toast).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(toast).toBeVisible();
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
  // Escape closes it before, once F8 brought the focus there.
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(ARTICLE);
  await page.clock.runFor(200);
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

async function sharedAs(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(siteUrl() + path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

const SHARED = [
  ['/', '/kaart/festival.png'],
  ['/programma/zondag-27-oktober', '/kaart/festival.png'],
  ['/praktisch', '/kaart/praktisch.png'],
  [
    '/activiteiten/o-krinklende-winklende-waterding',
    '/kaart/activiteiten/o-krinklende-winklende-waterding.png',
  ],
  [ARTICLE, '/kaart/nieuws/gezelle-in-het-begijnhof.png'],
  ['/boekhandels/papier-en-inkt', '/kaart/boekhandels/papier-en-inkt.png'],
  ['/hotspots-in-kortrijk/broeltorens', '/kaart/hotspots-in-kortrijk/broeltorens.png'],
  [
    '/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29',
    '/kaart/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29.png',
  ],
] as const;
test('every kind of page is shared with its own title, words and card', async () => {
  const cards = new Set<string>();
  for (const [path, card] of SHARED) {
    const shared = await sharedAs(path);
    expect(shared).toMatchObject({
      'og:url': siteUrl() + path,
      'og:locale': 'nl_BE',
      'og:site_name': 'Inktvis',
      'og:image': siteUrl() + card,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': siteUrl() + card,
    });
    for (const name of ['og:title', 'og:description', 'og:image:alt', 'twitter:title', 'twitter:description'])
      expect(shared[name], name).toBeTruthy();
    cards.add((await expectCard(siteUrl() + card)).toString('base64'));
  }
  expect(cards.size, 'two pages share the one of the festival').toBe(SHARED.length - 1);
  // A list has a card too, for others than the site.
  cards.add((await expectCard(`${siteUrl()}/kaart/boekhandels.png`)).toString('base64'));
  expect(cards.size).toBe(SHARED.length);
});

test('a card is stored, and there is none of what is no page', async () => {
  const again = await fetch(`${siteUrl()}/kaart/boekhandels.png?pagina=3&fbclid=x`);
  await again.arrayBuffer();
  expect(again.headers.get('x-cache'), 'a query makes no other card').toBe('HIT');
  expect(again.headers.get('cdn-cache-control')).toMatch(/max-age=\d+/);
  const headers = { 'If-None-Match': again.headers.get('etag') ?? '' };
  expect((await fetch(`${siteUrl()}/kaart/boekhandels.png`, { headers })).status).toBe(304);
  for (const name of [
    'activiteiten/bestaat-niet',
    'nieuws/texture',
    'inktvis-op-toer/geen-toer',
    'programma/archief/1999',
    '__proto__/x',
  ])
    expect((await fetch(`${siteUrl()}/kaart/${name}.png`)).status, name).toBe(404);
});
