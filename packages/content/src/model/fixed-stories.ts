import type { TypeName } from '../domain.ts';

const NEEDED = {
  home: 'home',
  header: 'globaal/header',
  footer: 'globaal/footer',
  social: 'globaal/links-sociale-media',
  default_date_overview: 'programma',
  news_overview: 'nieuws',
  bookstore_overview: 'boekhandels',
  hotspot_kortrijk_overview: 'hotspots-in-kortrijk',
  search: 'zoeken',
  live: 'live',
  contact: 'contact',
} as const satisfies { readonly [type in TypeName]?: string };

/** Where the stories are that the site reads at addresses of its own, whatever editors call them (requirements 2.2). */
export const FIXED_SLUGS = { ...NEEDED, redirects: 'globaal/doorverwijzingen' } as const;

/** Type and slug of those that a space cannot do without; touring events are at `/{product}-op-toer`. */
export const neededStories = (product: string): [type: string, slug: string][] =>
  Object.entries({ ...NEEDED, uit_events_overview: `${product}-op-toer` });
