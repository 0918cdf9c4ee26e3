import type { PageTypeName } from '@inktvis/content';

/** Where the templates are routed; an address that nobody is given (`showPage`). */
export const TEMPLATES = '/sjabloon';

/**
 * The page that draws a content type, in `features`. Each is a route of its own, so that a visitor fetches the styles of
 * one kind of page.
 */
export const templates: Readonly<Record<PageTypeName, string>> = {
  home: 'home/Page.astro',
  page: 'content-page/Page.astro',
  contact: 'content-page/ContactPage.astro',
  experience: 'experience/Page.astro',
  date_overview: 'programme/Page.astro',
  default_date_overview: 'programme/Page.astro',
  news_overview: 'news/Page.astro',
  news_article: 'news/ArticlePage.astro',
  hotspot_kortrijk: 'hotspots/Page.astro',
  hotspot_kortrijk_overview: 'hotspots/OverviewPage.astro',
  bookstore: 'bookstores/Page.astro',
  bookstore_overview: 'bookstores/OverviewPage.astro',
  uit_events_overview: 'tours/overview/Page.astro',
  search: 'search/Page.astro',
  live: 'live/Page.astro',
};
