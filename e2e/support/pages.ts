/**
 * The pages that general checks visit and the bench measures: one list for both. `script` says what a page brings:
 * 'small' pages have no island, those of 'below' start when they come into view, 'island' pages start with one.
 * `documentKb` (Brotli) and `requests` (before scrolling) are what was measured; page-weight.ts allows a
 * window around them, so that a change that moves them is noticed and written down here.
 */
export type PageKind = {
  readonly name: string;
  readonly address: string;
  readonly script: 'small' | 'below' | 'island';
  readonly documentKb: number;
  readonly requests: number;
  /** Kept out of search engines on purpose. */
  readonly hidden?: boolean;
};

/** One page of each kind. */
export const PAGE_KINDS = [
  { name: 'home', address: '/', script: 'below', documentKb: 13, requests: 13 },
  { name: 'page', address: '/praktisch', script: 'below', documentKb: 9, requests: 12 },
  { name: 'blocks', address: '/alle-blokken', script: 'below', documentKb: 19, requests: 15, hidden: true },
  { name: 'legal page', address: '/privacy', script: 'small', documentKb: 6, requests: 11 },
  { name: 'form', address: '/contact', script: 'island', documentKb: 8, requests: 25 },
  { name: 'form with many fields', address: '/groepstickets', script: 'island', documentKb: 9, requests: 23 },
  { name: 'programme', address: '/programma', script: 'island', documentKb: 21, requests: 30 },
  {
    name: 'programme day',
    address: '/programma/zondag-27-oktober',
    script: 'island',
    documentKb: 17,
    requests: 24,
  },
  {
    name: 'filtered',
    address: '/programma/zondag-27-oktober?type=signeersessie&thema=fantasy',
    script: 'island',
    documentKb: 11,
    requests: 21,
    hidden: true,
  },
  {
    name: 'timetable',
    address: '/programma/zondag-27-oktober?weergave=uurrooster',
    script: 'island',
    documentKb: 15,
    requests: 20,
    hidden: true,
  },
  {
    name: 'printed programme',
    address: '/programma/zondag-27-oktober?weergave=papier',
    script: 'island',
    documentKb: 8,
    requests: 11,
    hidden: true,
  },
  { name: 'names', address: '/programma/namen', script: 'small', documentKb: 12, requests: 10 },
  { name: 'changes', address: '/programma/wijzigingen', script: 'small', documentKb: 9, requests: 11 },
  {
    name: 'experience',
    address: '/activiteiten/nacht-van-het-spannende-boek',
    script: 'below',
    documentKb: 12,
    requests: 12,
  },
  { name: 'my list', address: '/mijn-leeslint', script: 'island', documentKb: 9, requests: 27, hidden: true },
  {
    name: 'shared list',
    address: '/mijn-leeslint?b=a24lrsz.4o88b6z',
    script: 'island',
    documentKb: 10,
    requests: 25,
    hidden: true,
  },
  { name: 'news', address: '/nieuws', script: 'below', documentKb: 12, requests: 15 },
  {
    name: 'article with pictures',
    address: '/nieuws/gezelle-in-het-begijnhof',
    script: 'below',
    documentKb: 9,
    requests: 13,
  },
  { name: 'places', address: '/hotspots-in-kortrijk', script: 'below', documentKb: 9, requests: 20 },
  {
    name: 'place',
    address: '/hotspots-in-kortrijk/broeltorens',
    script: 'below',
    documentKb: 9,
    requests: 12,
  },
  { name: 'bookshops', address: '/boekhandels', script: 'island', documentKb: 10, requests: 20 },
  {
    name: 'bookshops nearby',
    address: '/boekhandels?bij=8500%20Kortrijk',
    script: 'island',
    documentKb: 10,
    requests: 20,
    hidden: true,
  },
  { name: 'bookshop', address: '/boekhandels/papier-en-inkt', script: 'below', documentKb: 9, requests: 11 },
  { name: 'tours', address: '/inktvis-op-toer', script: 'island', documentKb: 13, requests: 21 },
  {
    name: 'tour',
    address: '/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29',
    script: 'below',
    documentKb: 9,
    requests: 10,
  },
  {
    name: 'search',
    address: '/zoeken?q=gezelle',
    script: 'island',
    documentKb: 9,
    requests: 17,
    hidden: true,
  },
  { name: 'live', address: '/live', script: 'island', documentKb: 8, requests: 22, hidden: true },
  { name: 'offline', address: '/offline', script: 'island', documentKb: 7, requests: 26, hidden: true },
  { name: 'not found', address: '/bestaat-niet', script: 'small', documentKb: 5, requests: 11, hidden: true },
] as const satisfies readonly PageKind[];

/** Further content, and lists that are filtered, empty or at their end. */
const VARIANTS = [
  '/over-inktvis',
  '/bereikbaarheid',
  '/toegankelijkheid',
  '/voor-scholen',
  '/pers',
  '/vrijwilligers',
  '/cookies',
  '/gebruiksvoorwaarden',
  '/programma?dag=alle&pagina=10',
  '/programma?thema=kids&locatie=kinderhoek&thema=zeilen',
  '/programma?toegang=rolstoel&toegang=gebarentaal',
  '/programma?naam=leonie-letterzetter',
  '/programma/namen?rol=vertaler&signeert=ja',
  '/programma?dag=alle&weergave=papier&deel=alles',
  '/activiteiten/o-krinklende-winklende-waterding',
  '/boekhandels?bij=8501',
  '/inktvis-op-toer?tag=voorstelling&pagina=2',
  '/inktvis-op-toer?tag=voorstelling&tag=signeersessie',
  '/inktvis-op-toer/df4d863d-ffe3-465f-ae75-b384cdd6c4d7',
  '/zoeken',
  '/zoeken?q=',
  '/zoeken?q=gezzelle',
  '/zoeken?q=zzzzzz',
  '/programma/maandag-4-november',
] as const;

/** Every address that accessibility, HTML validity, headers and the page without script are checked at. */
export const ADDRESSES: readonly string[] = [...PAGE_KINDS.map(({ address }) => address), ...VARIANTS];
