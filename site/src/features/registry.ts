import type { PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { newsArticleData } from '../seo/news-article.ts';
import { bookstoreData, hotspotData } from '../seo/places.ts';
import { organisationData } from '../seo/site.ts';
import { BookstoreView, bookstoreAfter } from './bookstores/BookstoreView.tsx';
import { loadBookstore, loadBookstores } from './bookstores/load.ts';
import { ContactView } from './content-page/ContactView.tsx';
import { PageView } from './content-page/PageView.tsx';
import { entry, IslandView, loadNothing, type ViewEntry } from './entry.ts';
import { ExperienceView, hasBandsBelow } from './experience/ExperienceView.tsx';
import { loadExperience } from './experience/load.ts';
import { HomeView } from './home/HomeView.tsx';
import { loadHome } from './home/load.ts';
import { HotspotOverviewView } from './hotspots/HotspotOverviewView.tsx';
import { HotspotView, hotspotAfter } from './hotspots/HotspotView.tsx';
import { loadHotspot } from './hotspots/load.ts';
import { listingOf, relatedOf } from './listing.ts';
import { LiveView } from './live/LiveScreen.island.tsx';
import { loadLive } from './live/load.ts';
import { loadNews } from './news/load.ts';
import { NewsArticleView } from './news/NewsArticleView.tsx';
import { NewsOverviewView } from './news/NewsOverviewView.tsx';
import { loadDay, loadProgramme } from './programme/load.ts';
import { ProgrammeView } from './programme/ProgrammeView.tsx';
import { loadSearch } from './search/load.ts';
import { SearchView } from './search/SearchView.tsx';
import { dayPageData, experiencePageData, homePageData, storyPageData } from './structured-data.ts';
import { loadTours } from './tours/overview/load.ts';
import { TourOverviewView } from './tours/overview/TourOverviewView.tsx';
import type { PreparedParts, PreparedView, ViewContext } from './view.ts';

/** What every detail page has: a share bar, a large first letter, and a band with more. */
const detail = {
  shareBar: () => true,
  dropCap: true,
  hasMore: (related: readonly unknown[]) => related.length > 0,
} as const;

/** The view of every content type that has an address. Leaving one out does not compile. */
const registry: { readonly [T in PageTypeName]: ViewEntry<T> } = {
  home: entry({ View: HomeView, load: loadHome, bodyFollows: 'ink', structuredData: homePageData }),
  page: entry({ View: PageView, load: loadNothing, article: true, shareBar: (content) => content.shareBar }),
  contact: entry({ View: ContactView, load: loadNothing, shareBar: (content) => content.shareBar }),
  experience: entry({
    ...detail,
    View: ExperienceView,
    load: loadExperience,
    structuredData: experiencePageData,
    hasMore: hasBandsBelow,
  }),
  date_overview: entry({ View: ProgrammeView, load: loadDay, structuredData: dayPageData }),
  default_date_overview: entry({ View: ProgrammeView, load: loadProgramme }),
  news_overview: entry({ View: NewsOverviewView, load: loadNews }),
  news_article: entry({
    ...detail,
    View: NewsArticleView,
    load: relatedOf('news_article'),
    structuredData: storyPageData((story, site) => [organisationData(site), newsArticleData(story, site)]),
  }),
  hotspot_kortrijk: entry({
    ...detail,
    View: HotspotView,
    load: loadHotspot,
    after: hotspotAfter,
    structuredData: storyPageData((story, site) => [hotspotData(story, site)]),
    hasMore: ({ related }) => related.length > 0,
  }),
  hotspot_kortrijk_overview: entry({ View: HotspotOverviewView, load: listingOf('hotspot_kortrijk') }),
  bookstore: entry({
    ...detail,
    View: BookstoreView,
    load: loadBookstore,
    after: bookstoreAfter,
    structuredData: storyPageData((story, site) => [bookstoreData(story, site)]),
  }),
  bookstore_overview: entry({ View: IslandView, load: loadBookstores }),
  uit_events_overview: entry({ View: TourOverviewView, load: loadTours }),
  search: entry({ View: SearchView, load: loadSearch }),
  live: entry({ View: LiveView, load: loadLive }),
};

function prepareParts<T extends PageTypeName>(
  story: Story<T>,
  context: ViewContext,
): Promise<Read<PreparedParts>> {
  const view: ViewEntry<T> = registry[story.type];
  return view.prepare(story, context);
}

/**
 * Gathers what the page of a story needs. An error means it cannot be shown now: the stored copy or 503, never 404.
 */
export async function prepareView(
  story: Story<PageTypeName>,
  context: ViewContext,
): Promise<Read<PreparedView>> {
  const parts = await prepareParts(story, context);
  if (!parts.ok) return parts;
  const { content } = story;
  return ok({
    ...parts.value,
    body: 'body' in content ? content.body : [],
    // The days have no colour of their own: the programme is orange (requirements D2).
    pageColour: parts.value.pageColour ?? ('pageColor' in content ? content.pageColor : 'orange'),
  });
}
