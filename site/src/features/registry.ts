import type { PageTypeName, Story } from '@inktvis/content';
import { archivePage } from './archive/page.ts';
import { bookstorePage, bookstoresPage } from './bookstores/page.ts';
import { contactPage, contentPage } from './content-page/page.ts';
import { experiencePage } from './experience/page.ts';
import { homePage } from './home/page.ts';
import { hotspotPage, hotspotsPage } from './hotspots/page.ts';
import { livePage } from './live/page.ts';
import { myListPage } from './my-list/page.ts';
import { namesPage } from './names/page.ts';
import { articlePage, newsPage } from './news/page.ts';
import type { FixedPage, PageKind, PageKinds } from './page-kind.ts';
import { changesPage } from './programme/changes/page.ts';
import { dayPage, programmePage } from './programme/page.ts';
import { searchPage } from './search/page.ts';
import { tourEventPage, toursPage } from './tours/page.ts';

/** Every content type that has an address. Leaving one out does not compile. */
export const pageKinds: PageKinds = {
  home: homePage,
  page: contentPage,
  contact: contactPage,
  experience: experiencePage,
  date_overview: dayPage,
  default_date_overview: programmePage,
  news_overview: newsPage,
  news_article: articlePage,
  hotspot_kortrijk: hotspotPage,
  hotspot_kortrijk_overview: hotspotsPage,
  bookstore: bookstorePage,
  bookstore_overview: bookstoresPage,
  uit_events_overview: toursPage,
  search: searchPage,
  live: livePage,
};

/** The pages that are no stories. */
export const fixedPages: readonly FixedPage[] = [
  namesPage,
  changesPage,
  archivePage,
  myListPage,
  tourEventPage,
];

export const kindOf = <T extends PageTypeName>(story: Story<T>): PageKind<T> => pageKinds[story.type];

export const fixedPageAt = (path: string, product: string): FixedPage | undefined =>
  fixedPages.find(({ isAt }) => isAt(path, product));
