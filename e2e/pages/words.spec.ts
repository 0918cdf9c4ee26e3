import { readPage } from '../support/html.ts';
import { expect, siteUrl, test } from '../support/test.ts';

type Says = readonly [address: string, words: RegExp, ...links: readonly string[]];

const TOURS = '/inktvis-op-toer';
const SHOP = 'https://tickets.inktvis.example';
/** A touring event of four evenings: one over, one cancelled, one sold out, one free. */
const EVENINGS = `${TOURS}/476f66ea-07c8-433f-a630-7122bd586a29`;
const CANCELLED = `${TOURS}/df4d863d-ffe3-465f-ae75-b384cdd6c4d7`;

/** What a reader without script gets of pages of every kind: these words, in this order, and these links. */
const PAGES: Readonly<Record<string, readonly Says[]>> = {
  'a ticket says how one gets in': [
    ['/activiteiten/in-oorlogsnood', /Plaats en prijs Inbegrepen in je festivalticket, kom gewoon binnen/],
    [
      '/activiteiten/drakenschool',
      /Reserveer een plaats: Drakenschool, .*, op de site van de ticketdienst gratis met je festivalticket/,
      `${SHOP}/drakenschool`,
    ],
    [
      '/activiteiten/nacht-van-het-spannende-boek',
      /Plaats en prijs € 12 gewoon € 6 tot 26 jaar € 3 uitpas Reserveer een plaats: Nacht/,
      `${SHOP}/nacht-van-het-spannende-boek`,
    ],
    [
      '/activiteiten/traag-lezen-trage-koffie',
      /Plaats en prijs Aan de deur, € 5 zonder koffie gratis, zolang er plaats is/,
    ],
  ],
  'an experience shows all its moments, and what is on an hour before and after': [
    [
      '/activiteiten/frankenstein-in-een-donderbui',
      /Alle momenten.*dit moment.*Een uur ervoor, een uur erna/,
    ],
  ],
  'a bookshop shows its address, its hours with today, its publisher and others': [
    [
      '/boekhandels/papier-en-inkt',
      /Doorniksestraat 41 8500 Kortrijk .*Vandaag open tot 18\.00 .*zaterdag \(vandaag\) 10\.00–18\.00 .*Uitgeverij Vlasbloem .*Nog boekhandels/,
    ],
  ],
  'an article has its day and how long it takes, and leads to all': [
    [
      '/nieuws/gezelle-in-het-begijnhof',
      /9 oktober 2024 · 1 minuut lezen .*Deel deze pagina .*Alle nieuws/,
      '/nieuws',
    ],
  ],
  'what was found is counted, named by kind, with its date or place; the pages keep the term': [
    [
      '/zoeken?q=gezelle',
      /\d\d resultaten voor “gezelle” .*Nieuws Gezelle in het Begijnhof 9 oktober 2024 .*Beleving O krinklende winklende waterding zaterdag 26 oktober, 14\.30 uur Leiepodium/,
      '/nieuws/gezelle-in-het-begijnhof',
    ],
    [
      '/zoeken?q=kortrijk',
      /\d\d resultaten voor “kortrijk” 1 tot 24 Resultaten/,
      '/zoeken?q=kortrijk&pagina=2',
    ],
    ['/zoeken?q=kortrijk&pagina=2', /25 tot 48 Resultaten/],
  ],
  'a question is answered above what was found': [
    [
      '/zoeken?q=kinderen%20zondag',
      /27\.10 .* Programma Zondag 27 oktober, Kids( \d\d\.\d\d zo 27\.10 [^,]+, \S+( \S+)?){3} Bekijk alle \d+ Nog \d resultaten/,
      '/programma/zondag-27-oktober?thema=kids',
    ],
    ['/zoeken?q=openingstijden', /Pagina Praktisch Elke dag van 10 tot 18 uur\..*Lees verder Resultaten $/],
  ],
  'where nothing was found are three ways on': [
    [
      '/zoeken?q=pottenbakken%20onder%20water',
      /Geen resultaten voor “pottenbakken onder water” Oeps\.\.\. We hebben geen resultaten gevonden met deze zoekterm\. .*Praktisch Contact Vandaag/,
      '/praktisch',
      '/contact',
      '/programma',
    ],
  ],
  'the tour stands by month, each event once at its first day to come, and what is always there last': [
    [
      TOURS,
      /1 tot 30 okt nov dec jan feb mrt altijd .*bij haar eerste datum die nog komt.* oktober nog \d+ keer .*27\.10 zondag hele dag Het uur dat twee keer bestaat .*29\.10 dinsdag 14\.00 uur Een tekening op dinsdag .*elke dinsdag tot 17\.12 .*november \d+ keer .*Vier avonden Conscience .*Alle data: voorbij: 19\.10 geannuleerd: 09\.11 16\.11 eerstvolgend: 23\.11/,
      EVENINGS,
      `${TOURS}?pagina=3#_maand-2025-03`,
    ],
    [`${TOURS}?pagina=3`, /maart \d+ keer .*Altijd .*Doorlopend elke/],
    [`${TOURS}?tag=voorleessessie&tag=voorstelling`, /Het uur dat twee keer bestaat/],
    [
      `${TOURS}?tag=voorleessessie&tag=voorstelling&tag=signeersessie`,
      /We hebben geen evenementen kunnen vinden\..*Wis filters/,
      TOURS,
    ],
  ],
  'a touring event tells when, where and what, every date with its own state, and others': [
    [
      EVENINGS,
      /Wanneer 23\.11 .*Zet in agenda .*Waar Bibliotheek Kortrijk .*Type Voorstelling .*Alle data 19\.10 .*Voorbij 09\.11 .*Geannuleerd De voorlezer is haar stem kwijt\. 16\.11 .*Volzet 23\.11 zaterdag, 20\.00 tot 21\.15 uur .*Deel deze pagina/,
      TOURS,
      `${EVENINGS}.ics`,
    ],
    [CANCELLED, /Deze afspraak gaat niet door\. De verwarming begaf het\./],
    [`${TOURS}/ea74b4c1-340f-481a-a1e4-809314b5c245`, /Deze afspraak is uitgesteld\./],
    [`${TOURS}/490cecf0-bd03-4642-afbf-e14471c4e627`, /Deze afspraak is voorbij\./],
    [`${TOURS}/77d6e92c-232b-4228-a9c5-755a965c7c05`, /elke dinsdag, 14\.00 tot 17\.30 uur/],
    [`${TOURS}/17be59f0-2ea1-46fb-a7ca-0181fff710c8`, /Wanneer Doorlopend elke dag/],
  ],
};
for (const [title, pages] of Object.entries(PAGES))
  test(title, async () => {
    for (const [address, words, ...hrefs] of pages) {
      const page = await readPage(address);
      expect(page.words, address).toMatch(words);
      expect(page.links, address).toEqual(expect.arrayContaining(hrefs));
    }
  });

test('search names its count and marks the term; an answer is not repeated below it', async () => {
  const { title, main } = await readPage('/zoeken?q=gezelle');
  expect(title).toMatch(/^Zoeken: \d\d resultaten voor “gezelle” – Inktvis$/);
  expect(main).toMatch(/<h3[^>]*><a [^>]*><mark>Gezelle<\/mark> in het Begijnhof/);
  const [answer, found] = (await readPage('/zoeken?q=strips')).main.split('>Resultaten<');
  expect(answer).toContain('href="/programma?thema=strips"');
  expect(found).not.toContain('href="/programma?thema=strips"');
});

test('of the news 24 a page, newest first: one large, then three and two abreast; it names its feed', async () => {
  const { main, html, links } = await readPage('/nieuws');
  const layouts = [...main.matchAll(/<article [^>]*data-layout="(\w+)"/g)].map(([, layout]) => layout);
  const many = (count: number, layout: string) => Array<string>(count).fill(layout);
  expect(layouts).toEqual(['lead', ...many(9, 'vertical'), ...many(14, 'horizontal')]);
  const days = [...main.matchAll(/<article .*?<time dateTime="([^"]+)/gs)].map(([, day]) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect([days.length, days[0]]).toEqual([24, '2024-10-26']);
  expect(links).toEqual(expect.arrayContaining(['/nieuws?pagina=2', '/nieuws.xml']));
  expect(html).toMatch(/<link rel="alternate" href="\/nieuws\.xml" type="application\/rss\+xml"/);
  const next = await readPage('/nieuws?pagina=2');
  expect(next.title).toBe('Nieuws, pagina 2 van 2 – Inktvis');
  expect(next.main.match(/<article/g)).toHaveLength(2);
  const feed = await fetch(`${siteUrl()}/nieuws.xml`);
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect((await feed.text()).match(new RegExp(`<link>${siteUrl()}/nieuws/`, 'g'))).toHaveLength(24);
});

test('each touring event is on one page of the list; what is cancelled cannot be booked, and words stay words', async () => {
  const all: string[] = [];
  for (const number of [1, 2, 3]) {
    const { main } = await readPage(`${TOURS}?pagina=${number}`);
    all.push(...[...main.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href));
    expect(main).not.toContain('00.00 uur');
  }
  expect(all.length).toBeGreaterThan(60);
  expect(new Set(all).size).toBe(all.length);
  expect((await readPage(CANCELLED)).words).not.toMatch(/Koop tickets|Zet in agenda/);
  expect((await readPage(`${TOURS}/29fbd1ca-ece0-4c07-adea-4263683ad21b`)).main).toMatch(
    /<h1[^>]* lang="fr"/,
  );
  const hostile = await readPage(`${TOURS}/dafb433b-73ea-4a8a-a0a9-da816d35a756`);
  expect(hostile.words).toContain('Voorlezen met <em>nadruk</em> & meer');
  expect(hostile.main).not.toMatch(/<h1[^>]*>[^<]*<em|<strong|href="javascript:/);
  expect(hostile.words).not.toContain('alert(');
});
