import { expect, test } from '../support/test.ts';

/** A page that a reader expects, by its address; or that nothing is found, or which word was meant. */
type Expected =
  | { readonly best: string }
  | { readonly found: readonly string[] }
  | { readonly meant: string }
  | { readonly without: string }
  | 'nothing';

const best = (address: string): Expected => ({ best: address });
const found = (...addresses: readonly string[]): Expected => ({ found: addresses });

/**
 * Search terms of readers, in their own words, and what they expect: `best` is suggested first, and the answer or the first result of the page;
 * `found` is among the results, on whichever page of them.
 */
const SEARCHES: readonly (readonly [term: string, expected: Expected])[] = [
  // A page by its name.
  ['programma', best('/programma')],
  ['boekhandels', best('/boekhandels')],
  ['boekhandel', best('/boekhandels')],
  ['hotspots', best('/hotspots-in-kortrijk')],
  ['op toer', best('/inktvis-op-toer')],
  ['contact', best('/contact')],
  ['pers', best('/pers')],
  ['privacy', best('/privacy')],
  ['cookies', best('/cookies')],
  ['vrijwilliger worden', best('/vrijwilligers')],
  ['voor scholen', best('/voor-scholen')],
  ['groepsticket', best('/groepstickets')],
  ['mijn leeslint', best('/mijn-leeslint')],
  ['leeslint', best('/mijn-leeslint')],
  // Practical.
  ['openingsuren', best('/praktisch')],
  ['waar kan ik parkeren', best('/bereikbaarheid')],
  ['tickets', found('/nieuws/de-tickets-zijn-er', '/praktisch', '/groepstickets')],
  ['wat kost een ticket', found('/praktisch', '/groepstickets')],
  ['trein', found('/bereikbaarheid')],
  ['met de fiets', found('/bereikbaarheid')],
  ['vestiaire', found('/praktisch')],
  ['toiletten', found('/toegankelijkheid')],
  // For whom.
  ['toegankelijkheid', best('/toegankelijkheid')],
  ['rolstoel', best('/toegankelijkheid')],
  ['rolstoeltoegankelijk', found('/toegankelijkheid', '/activiteiten/nacht-van-het-spannende-boek')],
  ['gebarentaal', found('/activiteiten/andersen-in-gebaren')],
  ['ringleiding', found('/toegankelijkheid')],
  ['prikkelarm', found('/activiteiten/van-de-woestijne-voor-slapelozen')],
  ['kids', found('/activiteiten/voorlezen-in-de-tipi', '/activiteiten/drakenschool')],
  // When.
  ['26.10', best('/programma/zaterdag-26-oktober')],
  ['26/10', best('/programma/zaterdag-26-oktober')],
  ['26 oktober', best('/programma/zaterdag-26-oktober')],
  ['zaterdag 2 november', best('/programma/zaterdag-2-november')],
  ['programma zondag', found('/programma/zondag-27-oktober', '/programma/zondag-3-november')],
  ['workshop zaterdag', found('/activiteiten/detective-in-een-uur')],
  ['vandaag', found('/programma/zaterdag-26-oktober')],
  ['morgen', found('/programma/zondag-27-oktober')],
  // Where.
  ['boekhandel gent', found('/boekhandels/loveling-en-dochters', '/boekhandels/de-omgekeerde-zin')],
  ['boekhandel brugge', best('/boekhandels/de-natte-bladzijde')],
  ['boekhandels kortrijk', found('/boekhandels/papier-en-inkt', '/boekhandels/leeslokaal-overleie')],
  ['roeselare', found('/boekhandels/de-ganzenveer')],
  ['9000', found('/boekhandels/loveling-en-dochters', '/boekhandels/de-omgekeerde-zin')],
  ['hal 4', found('/activiteiten/nacht-van-het-spannende-boek')],
  ['stripkade', found('/activiteiten/teken-je-eigen-held')],
  ['broeltorens', best('/hotspots-in-kortrijk/broeltorens')],
  // What.
  ['workshop', found('/activiteiten/boekbinden-voor-ongeduldigen', '/activiteiten/detective-in-een-uur')],
  ['workshops', found('/activiteiten/boekbinden-voor-ongeduldigen', '/activiteiten/detective-in-een-uur')],
  ['schrijfworkshop', found('/activiteiten/schrijven-met-inkt-en-veer')],
  ['lezingen', found('/activiteiten/buysse-en-de-leie')],
  ['debatten', found('/activiteiten/vertaalduel')],
  ['signeersessies', found('/activiteiten/signeren-aan-de-lange-tafel')],
  ['nacht van het spannende boek', best('/activiteiten/nacht-van-het-spannende-boek')],
  ['frankenstein', best('/activiteiten/frankenstein-in-een-donderbui')],
  ['max havelaar', best('/activiteiten/max-havelaar-op-de-proefbank')],
  ['poezie', best('/activiteiten/poezie-op-de-brug')],
  ['kookboeken', best('/activiteiten/koken-uit-een-vergeeld-kookboek')],
  ['voorlezen', found('/activiteiten/voorlezen-in-de-tipi')],
  // Misspelled, or not here.
  ['gezele', { meant: 'gezelle' }],
  ['begeinhof', { meant: 'begijnhof' }],
  ['frankenstien', { meant: 'frankenstein' }],
  // In other words than those of the site.
  ['hoe kom ik er', best('/bereikbaarheid')],
  ['restaurant', best('/praktisch')],
  ['doventolk', best('/toegankelijkheid')],
  ['harry potter', 'nothing'],
  ['alle blokken', { without: '/alle-blokken' }],
];

const PER_PAGE = 24;
/** The number before `resultaten voor`. */
const countIn = (html: string): number => Number(/>(\d+) resultaten? voor/.exec(html)?.[1] ?? 0);
const hrefs = (html: string): string[] =>
  [...html.matchAll(/<h[23][^>]*><a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);

for (const [term, expected] of SEARCHES) {
  test(`“${term}”`, async ({ request }) => {
    const query = new URLSearchParams({ q: term });
    const ask = async (page: number) => (await request.get(`/zoeken?${query}&pagina=${page}`)).text();
    const { suggestions, corrected } = await (await request.get(`/api/suggest?${query}`)).json();
    const html = await ask(1);
    if (expected === 'nothing') {
      expect([suggestions, corrected, hrefs(html)]).toEqual([[], null, []]);
    } else if ('best' in expected) {
      expect(suggestions[0]?.href).toBe(expected.best);
      expect(hrefs(html)[0]).toBe(expected.best);
    } else if ('meant' in expected) {
      expect(corrected).toBe(expected.meant);
      expect(html).toMatch(/Bedoelde je/);
      expect(html).toContain(`Voor “${term}” vonden we niets.`);
    } else {
      const pages = Math.ceil(countIn(html) / PER_PAGE);
      const others = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ask(at + 2)),
      );
      // What stands in the answer is not repeated below it.
      const results = [html, ...others].flatMap((part) => part.match(/(?<= href=")\/[^"]+/g) ?? []);
      if ('without' in expected) expect(results).not.toContain(expected.without);
      else expect(results).toEqual(expect.arrayContaining([...expected.found]));
    }
  });
}

/** Questions as visitors type them, and the address of the answer or the first result. */
const QUESTIONS: readonly (readonly [question: string, first: RegExp])[] = [
  ['vandaag', /^\/programma\/?$/],
  ['zondag 27 oktober', /^\/programma\/zondag-27-oktober/],
  ['kinderen zondag', /^\/programma\/zondag-27-oktober\?.*(thema=kids|kind=)/],
  ['strips', /^\/programma\?.*thema=strips/],
  ['fantasy', /^\/programma\?.*thema=fantasy/],
  ['signeersessie', /^\/programma\?.*type=signeersessie/],
  ['signeren', /^\/programma\?.*type=signeersessie/],
  ['openingsuren', /^\/praktisch/],
  ['openingstijden', /^\/praktisch/],
  ['prijs', /^\/praktisch/],
  ['tickets', /^\/praktisch/],
  ['gratis', /^\/praktisch|^\/nieuws\/de-tickets-zijn-er/],
  ['parking', /^\/bereikbaarheid/],
  ['parkeren', /^\/bereikbaarheid/],
  ['trein', /^\/bereikbaarheid/],
  ['bus', /^\/bereikbaarheid/],
  ['fiets', /^\/bereikbaarheid|^\/nieuws\/met-de-fiets/],
  ['toilet', /^\/praktisch|^\/toegankelijkheid/],
  ['eten', /^\/praktisch/],
  ['hond', /^\/praktisch/],
  ['rolstoel', /^\/toegankelijkheid/],
  ['rolstoelen', /^\/toegankelijkheid/],
  ['lerarenkaart', /^\/voor-scholen/],
  ['schooluitstap', /^\/voor-scholen/],
  ['nieuwsbrief', /nieuwsbrief/],
  ['vrijwilliger', /^\/vrijwilligers/],
  ['groepstiket', /^\/groepstickets/],
  ['boekhandel gent', /^\/boekhandels\//],
  ['boekhandels', /^\/boekhandels\/?$/],
  ['Guido Gezelle', /^\/activiteiten\/gezelle-op-een-beat/],
  ['gezele', /^\/activiteiten\/gezelle-op-een-beat|^\/nieuws\/gezelle/],
  ['poezie op de brug', /^\/activiteiten\/poezie-op-de-brug/],
  ['nacht van het spannend boek', /^\/activiteiten\/nacht-van-het-spannende-boek/],
  ['stripauteur', /^\/programma\?.*thema=strips|^\/programma\/namen/],
  ['kinderboeken', /^\/programma\?.*thema=kids/],
  ['opening hours', /^\/praktisch/],
  ['children', /^\/programma\?.*(thema=kids|kind=)/],
  ['parking for disabled', /^\/bereikbaarheid|^\/toegankelijkheid/],
  ['pers', /^\/pers/],
  ['contact', /^\/contact/],
];

for (const [question, first] of QUESTIONS) {
  test(`“${question}” is answered`, async ({ request }) => {
    const html = await (await request.get(`/zoeken?${new URLSearchParams({ q: question })}`)).text();
    expect(hrefs(html)[0]?.replaceAll('&amp;', '&')).toMatch(first);
  });
}
