/** `script`: 'small' pages have no island, those of 'below' start in view, 'island' pages start with one. */
export type PageKind = {
  readonly name: string;
  readonly address: string;
  readonly script: 'small' | 'below' | 'island';
  /** Kept out of search engines on purpose. */
  readonly hidden?: boolean;
};

/** Bytes of script over the wire: the menu and the ribbons need some on every page, React some 60 kB where there is an island. */
export const SCRIPT_LIMITS = { small: 8000, island: 90_000 };

export const PAGE_KINDS = [
  { name: 'home', address: '/', script: 'island' },
  { name: 'page', address: '/praktisch', script: 'below' },
  { name: 'blocks', address: '/alle-blokken', script: 'below', hidden: true },
  { name: 'legal page', address: '/privacy', script: 'small' },
  { name: 'form', address: '/contact', script: 'island' },
  { name: 'form with many fields', address: '/groepstickets', script: 'island' },
  { name: 'programme', address: '/programma', script: 'island' },
  { name: 'programme day', address: '/programma/zondag-27-oktober', script: 'island' },
  {
    name: 'filtered',
    address: '/programma/zondag-27-oktober?type=signeersessie&thema=fantasy',
    script: 'island',
    hidden: true,
  },
  {
    name: 'timetable',
    address: '/programma/zondag-27-oktober?weergave=uurrooster',
    script: 'island',
    hidden: true,
  },
  {
    name: 'printed programme',
    address: '/programma/zondag-27-oktober?deel=alles',
    script: 'island',
    hidden: true,
  },
  { name: 'names', address: '/programma/namen', script: 'small' },
  { name: 'changes', address: '/programma/wijzigingen', script: 'small' },
  { name: 'experience', address: '/activiteiten/nacht-van-het-spannende-boek', script: 'below' },
  { name: 'my list', address: '/mijn-leeslint', script: 'island', hidden: true },
  { name: 'shared list', address: '/mijn-leeslint?b=a24lrsz.4o88b6z', script: 'island', hidden: true },
  { name: 'news', address: '/nieuws', script: 'below' },
  { name: 'article with pictures', address: '/nieuws/gezelle-in-het-begijnhof', script: 'below' },
  { name: 'places', address: '/hotspots-in-kortrijk', script: 'below' },
  { name: 'place', address: '/hotspots-in-kortrijk/broeltorens', script: 'below' },
  { name: 'bookshops', address: '/boekhandels', script: 'small' },
  { name: 'bookshops nearby', address: '/boekhandels?bij=8500%20Kortrijk', script: 'small', hidden: true },
  { name: 'bookshop', address: '/boekhandels/papier-en-inkt', script: 'below' },
  { name: 'tours', address: '/inktvis-op-toer', script: 'small' },
  { name: 'tour', address: '/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29', script: 'below' },
  { name: 'search', address: '/zoeken?q=gezelle', script: 'island', hidden: true },
  { name: 'live', address: '/live', script: 'island', hidden: true },
  { name: 'offline', address: '/offline', script: 'island', hidden: true },
  { name: 'not found', address: '/bestaat-niet', script: 'small', hidden: true },
] as const satisfies readonly PageKind[];

/** Lists that are filtered or empty, and an experience with several moments. */
const VARIANTS = [
  '/programma?thema=kids&locatie=kinderhoek&thema=zeilen',
  '/activiteiten/o-krinklende-winklende-waterding',
  '/zoeken?q=zzzzzz',
  '/programma/maandag-4-november',
];
/** Further content that is drawn of the same parts. */
const ALIKE = [
  '/toegankelijkheid',
  '/programma?dag=alle&pagina=10',
  '/programma?naam=leonie-letterzetter',
  '/inktvis-op-toer?tag=voorstelling&tag=signeersessie',
];

/** What looks like nothing else: these are looked at. */
export const LOOKS: readonly string[] = [
  // The whole day on one page has the cards of the day.
  ...PAGE_KINDS.filter(({ name }) => name !== 'printed programme').map(({ address }) => address),
  ...VARIANTS,
];
/** Every address that HTML validity, headers, structured data and links are checked at. */
export const ADDRESSES: readonly string[] = [
  ...new Set([...PAGE_KINDS.map(({ address }) => address), ...LOOKS, ...ALIKE]),
];
