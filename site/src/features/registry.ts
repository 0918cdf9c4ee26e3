import type { PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import type { StructuredData } from '../seo/json-ld.ts';
import { newsArticleData } from '../seo/news-article.ts';
import { bookstoreData, hotspotData } from '../seo/places.ts';
import { organisationData } from '../seo/site.ts';
import { loadBookstores } from './bookstores/load.ts';
import { hasBandsBelow } from './experience/ExperienceView.tsx';
import { loadExperience } from './experience/load.ts';
import { loadHome } from './home/load.ts';
import { loadHotspot } from './hotspots/load.ts';
import { listingOf, relatedOf } from './listing.ts';
import { loadLive } from './live/load.ts';
import { loadNews } from './news/load.ts';
import { loadDay, loadProgramme } from './programme/load.ts';
import { loadSearch } from './search/load.ts';
import { experiencePageData, homePageData, type ReadPageData } from './structured-data.ts';
import { loadTours } from './tours/overview/load.ts';
import type { Load, Loaded, ViewContext } from './view.ts';

/** How the pages of content type `T` are made; `Page.astro` of the feature draws what `load` gathered. */
type Definition<T extends PageTypeName, Data> = {
  readonly load: Load<T, Data>;
  readonly structuredData?: ReadPageData<T, Data>;
  /**
   * A page about one thing: it has a share bar and a large first letter, and no announcement stands above it. Says whether
   * it adds a band with more below the blocks.
   */
  readonly detail?: (data: Data) => boolean;
  /** Its blocks are a running text with sections, and contents from three on. */
  readonly article?: boolean;
};

/** What was gathered, with how the page is made. */
export type LoadedPage = Loaded<unknown> & {
  readonly structuredData: readonly StructuredData[];
  readonly storable: boolean;
  readonly isDetail: boolean;
  readonly article: boolean;
  /** Nothing but the footer follows the blocks. */
  readonly bodyIsLast: boolean;
};

type LoadPage<T extends PageTypeName> = (story: Story<T>, context: ViewContext) => Promise<Read<LoadedPage>>;

/** Ties a loader to what is said about its page, so that the registry need not know what passes between them. */
const define =
  <T extends PageTypeName, Data>(definition: Definition<T, Data>): LoadPage<T> =>
  async (story, context) => {
    const read = await definition.load(story, context);
    if (!read.ok) return read;
    const { data, storable } = read.value;
    const { structuredData, detail, article = false } = definition;
    const found = structuredData && !context.preview ? await structuredData(story, data, context) : [];
    return ok({
      ...read.value,
      structuredData: found ?? [],
      storable: storable !== false && found !== null,
      isDetail: detail !== undefined,
      article,
      bodyIsLast: !detail?.(data),
    });
  };

/** The loader of a page that shows its story and nothing else. */
const loadNothing = async () => ok({ data: null });

const hasAny = (related: readonly unknown[]): boolean => related.length > 0;

/** Every content type that has an address. Leaving one out does not compile. */
const registry: { readonly [T in PageTypeName]: LoadPage<T> } = {
  home: define({ load: loadHome, structuredData: homePageData }),
  page: define({ load: loadNothing, article: true }),
  contact: define({ load: loadNothing }),
  experience: define({ load: loadExperience, structuredData: experiencePageData, detail: hasBandsBelow }),
  date_overview: define({ load: loadDay }),
  default_date_overview: define({ load: loadProgramme }),
  news_overview: define({ load: loadNews }),
  news_article: define({
    load: relatedOf('news_article'),
    structuredData: async (story, _related, site) => [organisationData(site), newsArticleData(story, site)],
    detail: hasAny,
  }),
  hotspot_kortrijk: define({
    load: loadHotspot,
    structuredData: async (story, _data, site) => [hotspotData(story, site)],
    detail: ({ related }) => hasAny(related),
  }),
  hotspot_kortrijk_overview: define({ load: listingOf('hotspot_kortrijk') }),
  bookstore: define({
    load: relatedOf('bookstore'),
    structuredData: async (story, _others, site) => [bookstoreData(story, site)],
    detail: hasAny,
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
