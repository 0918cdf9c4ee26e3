import type { PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { REFERENCE_PARAMETER, readReference } from '@inktvis/forms';
import { hasMascot } from '@inktvis/foundation/brand';
import { formatDayLong } from '@inktvis/foundation/brussels';
import { TAG_PARAMETER } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { knownValues, withoutUnknown } from '@inktvis/programme/filters/known-values';
import { indexOf } from '@inktvis/programme/filters/programme-index';
import type { GatherOptions } from '../blocks/gather.ts';
import { TOUR_TAGS } from '../cards/tours/tour-words.ts';
import { pageMetadata } from './page-metadata.ts';
import { prepareView } from './registry.ts';
import type { PreparedView, ViewContext } from './view.ts';

type Options = ViewContext & {
  /** Where forms may be sent besides this site. */
  readonly formAddresses: readonly string[];
  readonly report: GatherOptions['report'];
};

function arrangePage(story: Story<PageTypeName>, view: PreparedView, options: Options) {
  const { content, now, formAddresses, brand, canonicalBase, url, preview, report } = options;
  const { View, After, body, bodyFollows, dropCap, article, bodyIsLast, pageColour, paging, storable } = view;
  // A personal response is never stored for other visitors.
  const reference = readReference(url.searchParams.get(REFERENCE_PARAMETER));
  const page = pageMetadata(story, view, { brand, canonicalBase, path: url.pathname });
  return {
    type: story.type,
    View,
    After,
    storable: storable && reference === null,
    freshUntil: view.freshUntil ?? null,
    unfound: view.unfound,
    island: view.island,
    screen: view.screen,
    programme: view.programme ?? null,
    /** What a link back to this list says after 'Terug naar'; a weekday has a small letter there. */
    listTitle: paging
      ? story.type === 'date_overview'
        ? formatDayLong(story.content.date)
        : page.title
      : undefined,
    pageColour,
    page: preview ? { ...page, noindex: true } : page,
    newsletter: view.newsletter && { block: view.newsletter, ornaments: hasMascot(brand) },
    share: view.shareBar ? { url: canonicalBase + url.pathname, title: page.title } : null,
    blocks: {
      body,
      dropCap,
      article,
      last: bodyIsLast,
      page: pageColour,
      before: bodyFollows,
      ornaments: hasMascot(brand),
      preview,
      context: { content, now, formAddresses, reference },
      report,
    },
  };
}

/** A page that can be shown: `StoryPage.astro` renders it, the head describes it. */
export type PreparedStoryPage = ReturnType<typeof arrangePage>;

/** Gathers everything the page of a story needs before it can be rendered. */
export async function prepareStoryPage(
  story: Story<PageTypeName>,
  options: Options,
): Promise<Read<PreparedStoryPage>> {
  const view = await prepareView(story, options);
  return view.ok ? ok(arrangePage(story, view.value, options)) : view;
}

/**
 * Where an address leads whose filters have values that nobody knows: to the same list without them. Null for any other
 * address, and while the values cannot be read.
 */
export async function knownAddress(
  type: PageTypeName,
  { content, url }: Pick<ViewContext, 'content' | 'url'>,
): Promise<string | null> {
  if (url.search === '') return null;
  if (type === 'uit_events_overview') return withoutUnknown(url, { [TAG_PARAMETER]: TOUR_TAGS });
  if (type !== 'default_date_overview' && type !== 'date_overview') return null;
  const [programme, read] = await Promise.all([content.programme(), content.filterItems()]);
  if (!programme.ok || !read.ok) return null;
  return withoutUnknown(url, knownValues(indexOf(programme.value, read.value).facets));
}
