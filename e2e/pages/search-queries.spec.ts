import { expect, test } from '../support/test.ts';

/** A page that a reader expects, by its address; or that nothing is found, or which word was meant. */
type Expected =
  | { readonly best: string }
  | { readonly found: readonly string[] }
  | { readonly meant: string }
  | { readonly first: RegExp }
  | 'nothing';

const best = (address: string): Expected => ({ best: address });
const found = (...addresses: readonly string[]): Expected => ({ found: addresses });

/**
 * Search terms of readers, in their own words, and what they expect: `best` is suggested first, and the answer or the first result of the page;
 * `found` is among the results, on whichever page of them.
 */
const SEARCHES: readonly (readonly [term: string, expected: Expected])[] = [
  ['programma', best('/programma')],
  ['hotspots', best('/hotspots-in-kortrijk')],
  ['op toer', best('/inktvis-op-toer')],
  ['vrijwilliger worden', best('/vrijwilligers')],
  ['voor scholen', best('/voor-scholen')],
  ['groepsticket', best('/groepstickets')],
  ['leeslint', best('/mijn-leeslint')],
  ['openingsuren', best('/praktisch')],
  ['waar kan ik parkeren', best('/bereikbaarheid')],
  ['tickets', found('/nieuws/de-tickets-zijn-er', '/praktisch', '/groepstickets')],
  ['wat kost een ticket', found('/praktisch', '/groepstickets')],
  ['vestiaire', found('/praktisch')],
  ['toegankelijkheid', best('/toegankelijkheid')],
  ['rolstoeltoegankelijk', found('/toegankelijkheid', '/activiteiten/nacht-van-het-spannende-boek')],
  ['gebarentaal', found('/activiteiten/andersen-in-gebaren')],
  ['prikkelarm', found('/activiteiten/van-de-woestijne-voor-slapelozen')],
  ['26.10', best('/programma/zaterdag-26-oktober')],
  ['zaterdag 2 november', best('/programma/zaterdag-2-november')],
  ['programma zondag', found('/programma/zondag-27-oktober', '/programma/zondag-3-november')],
  ['workshop zaterdag', found('/activiteiten/detective-in-een-uur')],
  ['morgen', found('/programma/zondag-27-oktober')],
  ['boekhandel gent', found('/boekhandels/loveling-en-dochters', '/boekhandels/de-omgekeerde-zin')],
  ['boekhandel brugge', best('/boekhandels/de-natte-bladzijde')],
  ['boekhandels kortrijk', found('/boekhandels/papier-en-inkt', '/boekhandels/leeslokaal-overleie')],
  ['hal 4', found('/activiteiten/nacht-van-het-spannende-boek')],
  ['stripkade', found('/activiteiten/teken-je-eigen-held')],
  ['broeltorens', best('/hotspots-in-kortrijk/broeltorens')],
  ['workshop', found('/activiteiten/boekbinden-voor-ongeduldigen', '/activiteiten/detective-in-een-uur')],
  ['schrijfworkshop', found('/activiteiten/schrijven-met-inkt-en-veer')],
  ['lezingen', found('/activiteiten/buysse-en-de-leie')],
  ['nacht van het spannende boek', best('/activiteiten/nacht-van-het-spannende-boek')],
  ['frankenstein', best('/activiteiten/frankenstein-in-een-donderbui')],
  ['kookboeken', best('/activiteiten/koken-uit-een-vergeeld-kookboek')],
  ['voorlezen', found('/activiteiten/voorlezen-in-de-tipi')],
  // Misspelled, or not here.
  ['frankenstien', { meant: 'frankenstein' }],
  // In other words than those of the site.
  ['hoe kom ik er', best('/bereikbaarheid')],
  ['restaurant', best('/praktisch')],
  ['doventolk', best('/toegankelijkheid')],
  // As they type questions: the address of the answer, or of the first result.
  ['kinderen zondag', { first: /^\/programma\/zondag-27-oktober\?.*(thema=kids|kind=)/ }],
  ['strips', { first: /^\/programma\?.*thema=strips/ }],
  // In the middle of a word of a title or a name.
  ['Leonie Let', best('/programma/namen#leonie-letterzetter')],
  ['max mo', best('/activiteiten/max-en-moritz-live-ingekleurd')],
  ['poezie op de b', best('/activiteiten/poezie-op-de-brug')],
  ['stripboeken', { first: /^\/programma\?.*thema=strips/ }],
  ['signeren', { first: /^\/programma\?.*type=signeersessie/ }],
  ['openingstijden', { first: /^\/praktisch/ }],
  ['prijs', { first: /^\/praktisch/ }],
  ['gratis', { first: /^\/praktisch|^\/nieuws\/de-tickets-zijn-er/ }],
  ['bus', { first: /^\/bereikbaarheid/ }],
  ['fiets', { first: /^\/bereikbaarheid|^\/nieuws\/met-de-fiets/ }],
  ['toilet', { first: /^\/praktisch|^\/toegankelijkheid/ }],
  ['hond', { first: /^\/praktisch/ }],
  ['rolstoelen', { first: /^\/toegankelijkheid/ }],
  ['lerarenkaart', { first: /^\/voor-scholen/ }],
  ['nieuwsbrief', { first: /nieuwsbrief/ }],
  ['groepstiket', { first: /^\/groepstickets/ }],
  ['Guido Gezelle', { first: /^\/activiteiten\/gezelle-op-een-beat/ }],
  ['gezele', { first: /^\/activiteiten\/gezelle-op-een-beat|^\/nieuws\/gezelle/ }],
  ['nacht van het spannend boek', { first: /^\/activiteiten\/nacht-van-het-spannende-boek/ }],
  ['stripauteur', { first: /^\/programma\?.*thema=strips|^\/programma\/namen/ }],
  ['opening hours', { first: /^\/praktisch/ }],
  ['parking for disabled', { first: /^\/bereikbaarheid|^\/toegankelijkheid/ }],
  ['harry potter', 'nothing'],
];

const PER_PAGE = 24;
const countIn = (html: string): number => Number(/>(\d+) resultaten? voor/.exec(html)?.[1] ?? 0);
const hrefs = (html: string): string[] =>
  [...html.matchAll(/<h[23][^>]*><a[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);

test('readers find what they expect', async ({ request }) => {
  for (const [term, expected] of SEARCHES) {
    const query = new URLSearchParams({ q: term });
    const ask = async (page: number) => (await request.get(`/zoeken?${query}&pagina=${page}`)).text();
    const { suggestions, corrected } = await (await request.get(`/api/suggest?${query}`)).json();
    const html = await ask(1);
    if (expected === 'nothing') {
      expect([suggestions, corrected, hrefs(html)], term).toEqual([[], null, []]);
    } else if ('best' in expected) {
      expect([suggestions[0]?.href, hrefs(html)[0]], term).toEqual([expected.best, expected.best]);
    } else if ('first' in expected) {
      expect(hrefs(html)[0]?.replaceAll('&amp;', '&'), term).toMatch(expected.first);
    } else if ('meant' in expected) {
      expect(corrected, term).toBe(expected.meant);
      expect(html).toContain(`Voor “${term}” vonden we niets.`);
    } else {
      const pages = Math.ceil(countIn(html) / PER_PAGE);
      const others = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ask(at + 2)),
      );
      // What stands in the answer is not repeated below it.
      const results = [html, ...others].flatMap((part) => part.match(/(?<= href=")\/[^"]+/g) ?? []);
      expect(results, term).toEqual(expect.arrayContaining([...expected.found]));
    }
  }
});
