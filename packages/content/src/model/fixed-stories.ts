import type { TypeName } from '../domain.ts';

/** A story that the site reads at an address of its own, whatever editors call it. */
export type FixedStory = {
  readonly slug: string;
  readonly type: TypeName;
  /** Dutch name and title of a new one. */
  readonly name: string;
};

/**
 * The stories that a space cannot do without (requirements 2.2): the site or its menu leads to each of them.
 * `product` is the setting: touring events are at `/{product}-op-toer`.
 */
export const fixedStories = (product: string): readonly FixedStory[] => [
  { slug: 'home', type: 'home', name: 'Home' },
  { slug: 'globaal/header', type: 'header', name: 'Header' },
  { slug: 'globaal/footer', type: 'footer', name: 'Footer' },
  { slug: 'globaal/links-sociale-media', type: 'social', name: 'Links sociale media' },
  { slug: 'programma', type: 'default_date_overview', name: 'Programma' },
  { slug: 'nieuws', type: 'news_overview', name: 'Nieuws' },
  { slug: 'boekhandels', type: 'bookstore_overview', name: 'Boekhandels' },
  { slug: 'hotspots-in-kortrijk', type: 'hotspot_kortrijk_overview', name: 'Hotspots in Kortrijk' },
  { slug: `${product}-op-toer`, type: 'uit_events_overview', name: 'Op toer' },
  { slug: 'zoeken', type: 'search', name: 'Zoeken' },
  { slug: 'live', type: 'live', name: 'Live' },
  { slug: 'contact', type: 'contact', name: 'Contact' },
];
