import type { Content, PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { newsArticleData } from '../seo/news-article.ts';
import { bookstoreData, hotspotData } from '../seo/places.ts';
import { organisationData } from '../seo/site.ts';
import { loadBookstore, loadBookstores } from './bookstores/load.ts';
import { hasBandsBelow } from './experience/ExperienceView.tsx';
import { loadExperience } from './experience/load.ts';
import { followsThemes, loadHome } from './home/load.ts';
import { loadHotspot } from './hotspots/load.ts';
import { listingOf, relatedOf } from './listing.ts';
import { loadLive } from './live/load.ts';
import { loadNews } from './news/load.ts';
import { loadDay, loadProgramme } from './programme/load.ts';
import { loadSearch } from './search/load.ts';
import {
  dayPageData,
  experiencePageData,
  homePageData,
  type PageData,
  type ReadPageData,
  storyPageData,
} from './structured-data.ts';
import { loadTours } from './tours/overview/load.ts';
import type { Load, Loaded, ViewContext } from './view.ts';

/** How the pages of content type `T` are made; `Page.astro` of the feature draws what `load` gathered. */
type Definition<T extends PageTypeName, Data> = {
  readonly load: Load<T, Data>;
  /** What search engines read about the page. */
  readonly structuredData?: ReadPageData<T, Data>;
  /** Whether the text ends with a share bar. */
  readonly shareBar?: (content: Content<T>) => boolean;
  /** The first text opens with a large letter. */
  readonly dropCap?: boolean;
  /** Its blocks are a running text with sections, and contents from three on. */
  readonly article?: boolean;
  /** The surface above the blocks, when it is not the page's own paper. */
  readonly bodyFollows?: (data: Data) => 'ink' | undefined;
  /** A page about one thing: no announcement stands above it. */
  readonly isQuiet?: boolean;
  /** Whether the page adds bands below the blocks. */
  readonly hasMore?: (data: Data) => boolean;
};

/** What was gathered, with how the page is made. */
export type LoadedPage = Loaded<unknown> &
  PageData & {
    readonly storable: boolean;
    readonly shareBar: boolean;
    readonly dropCap: boolean;
    readonly article: boolean;
    readonly bodyFollows: 'ink' | undefined;
    readonly isQuiet: boolean;
    /** Nothing but the footer follows the blocks. */
    readonly bodyIsLast: boolean;
  };

type LoadPage<T extends PageTypeName> = (story: Story<T>, context: ViewContext) => Promise<Read<LoadedPage>>;

const NO_DATA: PageData = { structuredData: [], complete: true };

/** Ties a loader to what is said about its page, so that the registry need not know what passes between them. */
const define =
  <T extends PageTypeName, Data>(definition: Definition<T, Data>): LoadPage<T> =>
  async (story, context) => {
    const read = await definition.load(story, context);
    if (!read.ok) return read;
    const { narrowed, layout, data, storable } = read.value;
    // Only the whole list in its usual form has structured data: it is the canonical page of the others.
    const isIndexed = !narrowed && !layout && !context.preview;
    const found = (isIndexed && (await definition.structuredData?.(story, data, context))) || NO_DATA;
    return ok({
      ...read.value,
      ...found,
      storable: storable !== false && found.complete,
      shareBar: definition.shareBar?.(story.content) ?? false,
      dropCap: definition.dropCap ?? false,
      article: definition.article ?? false,
      bodyFollows: definition.bodyFollows?.(data),
      isQuiet: definition.isQuiet ?? read.value.isQuiet ?? false,
      bodyIsLast: !definition.hasMore?.(data),
    });
  };

/** The loader of a page that shows its story and nothing else. */
const loadNothing = async () => ok({ data: null });

/** What every detail page has: a share bar, a large first letter, and a band with more. */
const detail = {
  shareBar: () => true,
  dropCap: true,
  isQuiet: true,
  hasMore: (related: readonly unknown[]) => related.length > 0,
} as const;

/** Every content type that has an address. Leaving one out does not compile. */
const registry: { readonly [T in PageTypeName]: LoadPage<T> } = {
  home: define({ load: loadHome, bodyFollows: followsThemes, structuredData: homePageData }),
  page: define({ load: loadNothing, article: true, shareBar: (content) => content.shareBar }),
  contact: define({ load: loadNothing, shareBar: (content) => content.shareBar }),
  experience: define({
    ...detail,
    load: loadExperience,
    structuredData: experiencePageData,
    hasMore: hasBandsBelow,
  }),
  date_overview: define({ load: loadDay, structuredData: dayPageData }),
  default_date_overview: define({ load: loadProgramme }),
  news_overview: define({ load: loadNews }),
  news_article: define({
    ...detail,
    load: relatedOf('news_article'),
    structuredData: storyPageData((story, site) => [organisationData(site), newsArticleData(story, site)]),
  }),
  hotspot_kortrijk: define({
    ...detail,
    load: loadHotspot,
    structuredData: storyPageData((story, site) => [hotspotData(story, site)]),
    hasMore: ({ related }) => related.length > 0,
  }),
  hotspot_kortrijk_overview: define({ load: listingOf('hotspot_kortrijk') }),
  bookstore: define({
    ...detail,
    load: loadBookstore,
    structuredData: storyPageData((story, site) => [bookstoreData(story, site)]),
  }),
  bookstore_overview: define({ load: loadBookstores }),
  uit_events_overview: define({ load: loadTours }),
  search: define({ load: loadSearch }),
  live: define({ load: loadLive }),
};

/** Gathers what the page of a story shows. An error means it cannot be shown now: the stored copy or 503, never 404. */
export function loadPage<T extends PageTypeName>(
  story: Story<T>,
  context: ViewContext,
): Promise<Read<LoadedPage>> {
  const load: LoadPage<T> = registry[story.type];
  return load(story, context);
}
