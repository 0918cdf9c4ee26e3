import { experience, program } from './experience.ts';
import { footer, header, live, social } from './global.ts';
import {
  bookstore,
  bookstoreOverview,
  hotspotKortrijk,
  hotspotKortrijkOverview,
  newsArticle,
  newsOverview,
  search,
  uitEventsOverview,
} from './listings.ts';
import { contact, home, page } from './page.ts';
import { dateOverview, defaultDateOverview, location, theme, type } from './programme-parts.ts';

/** Content types that have an address of their own: the site has a view for each. */
export const pageTypeDefinitions = {
  home,
  page,
  contact,
  experience,
  date_overview: dateOverview,
  default_date_overview: defaultDateOverview,
  news_overview: newsOverview,
  news_article: newsArticle,
  hotspot_kortrijk: hotspotKortrijk,
  hotspot_kortrijk_overview: hotspotKortrijkOverview,
  bookstore,
  bookstore_overview: bookstoreOverview,
  uit_events_overview: uitEventsOverview,
  search,
  live,
} as const;

/** Content types that only serve others: a visitor cannot open them. */
export const supportTypeDefinitions = { program, location, type, theme, header, footer, social } as const;

/** Every content type, by component name. */
export const typeDefinitions = { ...pageTypeDefinitions, ...supportTypeDefinitions } as const;
