import { ADDRESSES } from '../support/pages.ts';
import { vocabularyProblems } from '../support/schema-types.ts';
import { type Item, itemOf, itemsOf, listOf, problemsIn } from '../support/structured-data.ts';
import { expect, siteUrl, test } from '../support/test.ts';

/** As a reader who searches I find the page I need, and see when and where before I open it. */
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
    expect([...items.values()].flat().length).toBeGreaterThan(100);
    expect(vocabularyProblems(items)).toEqual([]);
    const wrong = vocabularyProblems(
      new Map([
        ['kind', [{ '@type': 'Boekhandel', name: 'x' }]],
        ['property', [{ '@type': 'Event', startDatum: '2024-10-26' }]],
        ['value', [{ '@type': 'Event', eventStatus: 'https://schema.org/EventGone' }]],
        ['inside', [{ '@type': 'Event', location: { '@type': 'Place', straat: 'x' } }]],
      ]),
    );
    expect(wrong.map((text) => text.split(':', 1)[0])).toEqual(['kind', 'property', 'value', 'inside']);
  });

  test('names the same breadcrumbs as the page shows', async ({ page }) => {
    for (const address of ['/praktisch', '/programma/zondag-27-oktober', '/boekhandels/papier-en-inkt']) {
      await page.goto(address);
      const shown = await page
        .getByRole('navigation', { name: 'Kruimelpad' })
        .getByRole('listitem')
        .allInnerTexts();
      const crumbs = listOf(itemOf(await itemsAt(address), 'BreadcrumbList'), 'itemListElement');
      expect(
        crumbs.map(({ name }) => name),
        address,
      ).toEqual(shown.map((text) => text.trim()));
      for (const { item } of crumbs.slice(0, -1))
        expect((await fetch(String(item), { redirect: 'manual' })).status, String(item)).toBe(200);
    }
  });

  test('at home is the festival with its days, on both sides of the change of clocks, and the way to search', async () => {
    const items = await itemsAt('/');
    const festival = itemOf(items, 'Festival');
    expect(festival).toMatchObject({ name: 'Inktvis', startDate: '2024-10-26', endDate: '2024-11-03' });
    expect(festival.location).toMatchObject({
      name: 'Kortrijk Xpo',
      address: { streetAddress: 'Doorniksesteenweg 216', postalCode: '8500', addressLocality: 'Kortrijk' },
    });
    const days = listOf(festival, 'subEvent');
    expect(days.map(({ startDate }) => startDate).slice(0, 2)).toEqual([
      '2024-10-26T10:00:00+02:00',
      '2024-10-27T10:00:00+01:00',
    ]);
    expect(days).toHaveLength(9);
    const [action] = listOf(itemOf(items, 'WebSite'), 'potentialAction');
    const target = action && listOf(action, 'target')[0];
    const search = String(target?.urlTemplate).replace('{search_term_string}', 'gezelle');
    expect(await (await fetch(search)).text()).toContain('Gezelle');
  });

  for (const [day, offset] of [
    ['zaterdag-26-oktober', '+02:00'],
    ['zondag-27-oktober', '+01:00'],
  ] as const) {
    test(`on ${day} is an event for each card, at the hour that holds that day`, async ({ page }) => {
      await page.goto(`/programma/${day}`);
      const items = await itemsAt(`/programma/${day}`);
      const events = listOf(itemOf(items, 'Event'), 'subEvent');
      const cards = await page
        .locator('main article')
        .evaluateAll((all) =>
          all.map((card) => [
            card.querySelector('h2, h3, h4')?.textContent?.replaceAll('\u00ad', ''),
            card.querySelector('time')?.getAttribute('datetime'),
          ]),
        );
      // The cards of today are ordered by what runs now and next.
      expect(events.map(({ name }) => name).toSorted()).toEqual(cards.map(([title]) => title).toSorted());
      for (const { startDate } of events) expect(String(startDate).slice(-6)).toBe(offset);
    });
  }

  test('of an experience is an event for each of its times, with place and seats', async () => {
    const address = '/activiteiten/o-krinklende-winklende-waterding';
    const events = eventsIn(await itemsAt(address));
    const calendar = await (await fetch(`${siteUrl()}${address}.ics`)).text();
    expect(events).toHaveLength(calendar.match(/BEGIN:VEVENT/g)?.length ?? 0);
    for (const event of events) {
      expect(event.location).toMatchObject({ address: { addressLocality: 'Kortrijk' } });
      expect(event).toMatchObject({ offers: { url: `${siteUrl()}/praktisch` } });
    }
    const picture = await fetch(String(events[0]?.image));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('tells which times are cancelled, moved and sold out', async () => {
    const programme = await (await fetch(`${siteUrl()}/programma.json`)).text();
    const slugs = [
      ...new Set([...programme.matchAll(/\/activiteiten\/([a-z0-9-]+)/g)].map(([path]) => path)),
    ];
    const events = (await Promise.all(slugs.map(itemsAt))).flatMap(eventsIn);
    const statuses = events.map(({ eventStatus }) =>
      String(eventStatus).replace('https://schema.org/Event', ''),
    );
    const count = (status: string) => statuses.filter((one) => one === status).length;
    expect([count('Cancelled'), count('Rescheduled')]).toEqual([5, 6]);
    const moved = events.filter(({ eventStatus }) => String(eventStatus).endsWith('Rescheduled'));
    for (const { startDate, previousStartDate } of moved) {
      expect(previousStartDate).toBeDefined();
      expect(startDate).not.toBe(previousStartDate);
    }
    expect(JSON.stringify(events).match(/\/SoldOut"/g)).toHaveLength(18);
  });

  test('of a bookshop, a hotspot, an article and a tour is what the page says', async () => {
    expect(itemOf(await itemsAt('/boekhandels/papier-en-inkt'), 'BookStore')).toMatchObject({
      name: 'Papier & Inkt',
      address: { streetAddress: 'Doorniksestraat 41' },
      geo: { latitude: 50.8261, longitude: 3.2656 },
      openingHoursSpecification: [{ opens: '10:00', closes: '18:00' }],
    });
    expect(itemOf(await itemsAt('/hotspots-in-kortrijk/broeltorens'), 'TouristAttraction').name).toBe(
      'Broeltorens',
    );
    expect(itemOf(await itemsAt('/nieuws/gezelle-in-het-begijnhof'), 'NewsArticle')).toMatchObject({
      headline: 'Gezelle in het Begijnhof',
      datePublished: '2024-10-09',
    });
    const tour = eventsIn(await itemsAt('/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29'));
    expect(tour.map(({ name }) => name)).toEqual(Array(4).fill('Vier avonden Conscience'));
    const picture = await fetch(String(tour[0]?.image));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('cannot be broken out of by what an organiser wrote', async ({ page }) => {
    await page.goto('/inktvis-op-toer/df4d863d-ffe3-465f-ae75-b384cdd6c4d7');
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts).toHaveLength(1);
    expect(texts[0]).not.toMatch(/[<>]/);
  });
});

test.describe('which address is the page’s own', () => {
  const FORMS = [
    ['/nieuws?pagina=2', '/nieuws?pagina=2'],
    ['/programma?dag=alle&pagina=2', '/programma?dag=alle&pagina=2'],
    ['/inktvis-op-toer?pagina=2', '/inktvis-op-toer?pagina=2'],
    ['/programma/zondag-27-oktober', '/programma/zondag-27-oktober'],
    ['/', '/'],
  ] as const;
  for (const [address, own] of FORMS) {
    test(`${address} is a page of its own`, async () => {
      const html = await textAt(address);
      expect([canonicalOf(html)?.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), robotsOf(html)]).toEqual([
        siteUrl() + own,
        null,
      ]);
    });
  }

  const NARROWED = [
    ['/programma?thema=kids', '/programma'],
    ['/programma?thema=kids&pagina=2', '/programma'],
    ['/programma/zondag-27-oktober?type=signeersessie', '/programma/zondag-27-oktober'],
    ['/programma/zondag-27-oktober?weergave=uurrooster', '/programma/zondag-27-oktober'],
    ['/inktvis-op-toer?tag=voorstelling', '/inktvis-op-toer'],
    ['/boekhandels?bij=8500%20Kortrijk', '/boekhandels'],
  ] as const;
  for (const [address, whole] of NARROWED) {
    test(`${address} leads to ${whole}, and is not listed`, async () => {
      const html = await textAt(address);
      expect([canonicalOf(html), robotsOf(html)]).toEqual([siteUrl() + whole, 'noindex,follow']);
    });
  }

  for (const address of [
    '/zoeken',
    '/zoeken?q=gezelle',
    '/live',
    '/mijn-leeslint',
    '/mijn-leeslint?b=a24lrsz.4o88b6z',
    '/bestaat-niet',
  ])
    test(`${address} is in no sitemap or list`, async () => {
      const html = await textAt(address);
      expect([robotsOf(html)?.startsWith('noindex'), canonicalOf(html), itemsOf(html)]).toEqual([
        true,
        null,
        [],
      ]);
    });
});

test.describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);

  test('is XML to a browser, in the form of the protocol', async ({ page }) => {
    const response = await fetch(`${siteUrl()}/sitemap.xml`);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await response.text();
    // Our own pages let no text become markup.
    await page.goto('about:blank');
    const read = await page.evaluate((xml) => {
      const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        root: `${root.namespaceURI} ${root.localName}`,
        children: [
          ...new Set(
            [...root.children].map((url) =>
              [url.localName, ...[...url.children].map((one) => one.localName)].join(' '),
            ),
          ),
        ],
        instants: [...root.getElementsByTagName('lastmod')].map(({ textContent }) => textContent),
      };
    }, text);
    expect(read.root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9 urlset');
    expect(read.children.toSorted()).toEqual(['url loc', 'url loc lastmod']);
    for (const instant of read.instants) expect(instant).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  test('names every page that may be listed, by its own address, and no other', async () => {
    const listed = locations(await textAt('/sitemap.xml'));
    expect(new Set(listed).size).toBe(listed.length);
    for (const url of listed) {
      const response = await fetch(url, { redirect: 'manual' });
      const html = await response.text();
      expect([response.status, robotsOf(html), canonicalOf(html)], url).toEqual([200, null, url]);
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

  test('tells when a page was last published', async () => {
    const xml = await textAt('/sitemap.xml');
    const [, changed = ''] = /gezelle-in-het-begijnhof<\/loc><lastmod>([^<]+)/.exec(xml) ?? [];
    expect(Date.parse(changed)).toBeGreaterThan(Date.parse('2024-01-01'));
  });
});

test('robots may fetch every page, and are led to the sitemap', async () => {
  const response = await fetch(`${siteUrl()}/robots.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text.match(/^Disallow: .*/gm)).toEqual(['Disallow: /api/']);
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(text) ?? [];
  expect((await fetch(sitemap)).status).toBe(200);
});

test('the site can stand on a home screen: its name, its icons in their size, pages that open', async ({
  page,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await fetch(siteUrl() + href);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  const { name, icons, start_url, shortcuts } = await response.json();
  expect([name, start_url]).toEqual(['Inktvis', '/programma']);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  for (const { url } of shortcuts) expect((await fetch(siteUrl() + url)).status, url).toBe(200);
});

test('a deployment that is not the public one says so with every response; another brand has its own letter', async ({
  page,
  openSite,
}) => {
  const environment = await openSite({ SEARCH_ENGINES: 'off', BRAND: 'Boekfeest' });
  for (const path of ['/', '/programma', '/sitemap.xml', '/bestaat-niet']) {
    const response = await fetch(environment.url + path);
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
  }
  const robots = await (await fetch(`${environment.url}/robots.txt`)).text();
  expect(robots).not.toContain('Sitemap');
  await page.goto(`${environment.url}/praktisch`);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(await (await fetch(environment.url + icon)).text()).toContain('>B</text>');
  expect((await (await fetch(`${environment.url}/manifest.webmanifest`)).json()).name).toBe('Boekfeest');
  const items = itemsOf(await (await fetch(`${environment.url}/`)).text());
  expect(itemOf(items, 'Organization')).not.toHaveProperty('logo');
});
