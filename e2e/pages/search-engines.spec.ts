import { ADDRESSES } from '../support/pages.ts';
import { vocabularyProblems } from '../support/schema-types.ts';
import { sizeOf } from '../support/share-card.ts';
import { type Item, itemsOf, problemsIn } from '../support/structured-data.ts';
import { expect, siteUrl, test } from '../support/test.ts';

const textAt = async (path: string) => (await fetch(siteUrl() + path)).text();
const itemsAt = async (path: string) => itemsOf(await textAt(path));
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null;
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;
const eventsIn = (items: readonly Item[]) => items.filter((item) => item['@type'] === 'Event');

test.describe('the structured data of a page', () => {
  test('is what schema.org and Google ask for, on every page that they may list, and nothing on others', async () => {
    for (const address of ADDRESSES) {
      const html = await textAt(address);
      const items = itemsOf(html);
      expect(problemsIn(items), address).toEqual([]);
      if (robotsOf(html) !== null) expect(items, address).toEqual([]);
    }
  });

  test('has only kinds, properties and values of the vocabulary of schema.org, in the eyes of others too', async () => {
    const listed = [...(await textAt('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc = '']) => loc,
    );
    const items = new Map<string, readonly Item[]>();
    const further = listed.filter((_loc, index) => index % 12 === 0).map((loc) => new URL(loc).pathname);
    for (const path of [...ADDRESSES, ...further]) items.set(path, await itemsAt(path));
    expect([...items.values()].flat().length).toBeGreaterThan(80);
    expect(vocabularyProblems(items)).toEqual([]);
  });

  test('of an experience is an event for each of its times; of a tour one for each date; with a picture of theirs', async () => {
    const address = '/activiteiten/o-krinklende-winklende-waterding';
    const events = eventsIn(await itemsAt(address));
    const calendar = await (await fetch(`${siteUrl()}${address}.ics`)).text();
    expect(events).toHaveLength(calendar.match(/BEGIN:VEVENT/g)?.length ?? 0);
    const tour = eventsIn(await itemsAt('/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29'));
    expect(tour.map(({ name }) => name)).toEqual(Array(4).fill('Vier avonden Conscience'));
    for (const [image, type] of [
      [events[0]?.image, 'image/jpeg'],
      [tour[0]?.image, 'image/webp'],
    ] as const) {
      const picture = await fetch(String(image));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type]);
    }
  });
});

test('which address is the page’s own: a page of a list its own, a narrowed list the whole one', async () => {
  for (const [address, own, robots] of [
    ['/', '/', null],
    ['/nieuws?pagina=2', '/nieuws?pagina=2', null],
    ['/nieuws?pagina=99', '/nieuws', null],
    ['/programma?dag=alle&pagina=2', '/programma?dag=alle&pagina=2', null],
    ['/programma?pagina=twee', '/programma', null],
    ['/inktvis-op-toer?pagina=2', '/inktvis-op-toer?pagina=2', null],
    ['/programma?thema=kids&pagina=2', '/programma', 'noindex,follow'],
    ['/programma/zondag-27-oktober?weergave=uurrooster', '/programma/zondag-27-oktober', 'noindex,follow'],
    ['/inktvis-op-toer?tag=voorstelling', '/inktvis-op-toer', 'noindex,follow'],
    ['/boekhandels?bij=8500%20Kortrijk', '/boekhandels', 'noindex,follow'],
  ] as const) {
    const html = await textAt(address);
    const canonical = canonicalOf(html)?.replaceAll(/&#38;|&amp;/g, '&');
    expect([canonical, robotsOf(html)], address).toEqual([siteUrl() + own, robots]);
  }
  for (const address of ['/zoeken?q=gezelle', '/live', '/mijn-leeslint?b=a24lrsz.4o88b6z', '/bestaat-niet']) {
    const html = await textAt(address);
    expect([robotsOf(html)?.startsWith('noindex'), canonicalOf(html)], address).toEqual([true, null]);
  }
});

test('the sitemap names every page that may be listed, by its own address, and no other', async () => {
  const response = await fetch(`${siteUrl()}/sitemap.xml`);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  const [, changed = ''] = /gezelle-in-het-begijnhof<\/loc><lastmod>([^<]+)/.exec(xml) ?? [];
  expect(Date.parse(changed)).toBeGreaterThan(Date.parse('2024-01-01'));
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  expect(new Set(listed).size).toBe(listed.length);
  // Pages of one folder are alike: some of each.
  const folders = Map.groupBy(listed, (url) => new URL(url).pathname.split('/')[1]);
  for (const url of [...folders.values()].flatMap((all) => all.slice(0, 12))) {
    const page = await fetch(url, { redirect: 'manual' });
    const html = await page.text();
    expect([page.status, robotsOf(html), canonicalOf(html)], url).toEqual([200, null, url]);
  }
  const paths = listed.map((url) => url.slice(siteUrl().length));
  for (const path of [
    '/',
    '/programma',
    '/programma/zondag-27-oktober',
    '/programma/wijzigingen',
    '/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29',
  ])
    expect(paths).toContain(path);
  for (const path of paths)
    expect(path).not.toMatch(/[?#]|^\/(zoeken|live|globaal|locaties|types|themas|programma-items|mijn-)/);
});

test('the site can stand on a home screen: its name, its icons in their size, pages that open', async () => {
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(await textAt('/')) ?? [];
  const response = await fetch(siteUrl() + href);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { name, icons, start_url, shortcuts } = await response.json();
  expect([name, start_url]).toEqual(['Inktvis', '/programma']);
  for (const { src, sizes } of icons)
    expect((await sizeOf(await fetch(siteUrl() + src))).join('x'), src).toBe(sizes);
  for (const { url } of shortcuts) expect((await fetch(siteUrl() + url)).status, url).toBe(200);
});
