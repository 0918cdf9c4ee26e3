/** A page that is measured, and what it is called in the tables. */
export type Page = {
  readonly name: string;
  readonly address: string;
  /** Kept out of search engines on purpose, which is no fault of it. */
  readonly hidden?: boolean;
};

/** The addresses of which every file that they name is counted, whether or not a browser would ask for it. */
export const addresses = ['/', '/programma', '/bestaat-niet'] as const;

/** One page for each kind of content. */
export const pages = [
  { name: 'home', address: '/' },
  { name: 'page', address: '/praktisch' },
  { name: 'programme', address: '/programma' },
  { name: 'programme day', address: '/programma/zondag-27-oktober' },
  {
    name: 'filtered',
    address: '/programma/zondag-27-oktober?type=signeersessie&thema=fantasy',
    hidden: true,
  },
  { name: 'experience', address: '/activiteiten/nacht-van-het-spannende-boek' },
  { name: 'news', address: '/nieuws' },
  { name: 'article with pictures', address: '/nieuws/gezelle-in-het-begijnhof' },
  { name: 'places', address: '/hotspots-in-kortrijk' },
  { name: 'place', address: '/hotspots-in-kortrijk/broeltorens' },
  { name: 'bookshops', address: '/boekhandels' },
  { name: 'bookshop', address: '/boekhandels/papier-en-inkt' },
  { name: 'tours', address: '/inktvis-op-toer' },
  { name: 'tour', address: '/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29' },
  { name: 'search', address: '/zoeken?q=gezelle', hidden: true },
  { name: 'live', address: '/live', hidden: true },
] as const satisfies readonly Page[];

export type PageName = (typeof pages)[number]['name'];
