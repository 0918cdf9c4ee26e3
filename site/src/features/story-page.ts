import type { PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { REFERENCE_PARAMETER, readReference } from '@inktvis/forms';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay, formatDayLong } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { editionOfPage, type FormerEdition, yearOf } from '@inktvis/programme/edition';
import { isSameEdition } from '@inktvis/programme/festival';
import type { GatherOptions } from '../blocks/gather.ts';
import { pageMetadata } from './page-metadata.ts';
import { type LoadedPage, loadPage } from './registry.ts';
import type { ViewContext, ViewProps } from './view.ts';

type Options = ViewContext & {
  /** Where forms may be sent besides this site. */
  readonly formAddresses: readonly string[];
  readonly report: GatherOptions['report'];
};

function arrangePage(
  story: Story<PageTypeName>,
  loaded: LoadedPage,
  options: Options,
  former: FormerEdition | null,
) {
  const { content, now, formAddresses, brand, canonicalBase, url, preview, report } = options;
  const { paging, storable, isDetail } = loaded;
  const isShared = isDetail || ('shareBar' in story.content && story.content.shareBar);
  // The days have no colour of their own: the programme is orange (requirements D2).
  const pageColour = loaded.pageColour ?? ('pageColor' in story.content ? story.content.pageColor : 'orange');
  // A personal response is never stored for other visitors.
  const reference = readReference(url.searchParams.get(REFERENCE_PARAMETER));
  const page = pageMetadata(story, loaded, { brand, canonicalBase, path: url.pathname }, former);
  return {
    former,
    type: story.type,
    storable: storable && reference === null,
    notFoundTerm: loaded.notFoundTerm,
    /** Its head has no announcement. */
    quiet: isDetail || (loaded.isQuiet ?? false),
    redirectTo: loaded.redirectTo,
    list: loaded.list,
    /** What a link back to this list says after 'Terug naar'; a weekday has a small letter there. */
    listTitle: paging
      ? story.type === 'date_overview'
        ? formatDayLong(story.content.date)
        : page.title
      : undefined,
    pageColour,
    page: preview ? { ...page, noindex: true } : page,
    /** The props of the feature's `Page.astro`. */
    props: {
      story,
      content: story.content,
      data: loaded.data,
      frame: options,
      share: isShared ? { url: canonicalBase + url.pathname, title: page.title } : null,
      blocks: {
        body: loaded.body ?? ('body' in story.content ? story.content.body : []),
        dropCap: isDetail,
        article: loaded.article,
        last: loaded.bodyIsLast,
        page: pageColour,
        before: loaded.bodyFollows,
        ornaments: hasMascot(brand),
        preview,
        context: { content, events: options.events, now, formAddresses, reference },
        report,
      },
    },
  };
}

/** A page that can be shown: the template of its type draws it, the head describes it. */
export type PreparedPage = ReturnType<typeof arrangePage>;

/** The props of the `Page.astro` of content type `T`, whose loader gathered `Data`. */
export type PageProps<T extends PageTypeName, Data = null> = Omit<ViewProps<T, Data>, 'body' | 'island'> &
  Pick<PreparedPage['props'], 'blocks' | 'share'>;

/** Gathers everything the page of a story needs before it can be rendered. */
export async function prepareStoryPage(
  story: Story<PageTypeName>,
  options: Options,
): Promise<Read<PreparedPage>> {
  const edition = await editionOfPage(story, options.content);
  if (!edition.ok) return edition;
  const { content, former, period } = edition.value;
  const today = brusselsDay(options.now);
  const isNear = period && [period.first, period.last].some((day) => isSameEdition(day, today));
  const shown = period && (former || !isNear) ? withYear(story, yearOf(period)) : story;
  const own = { ...options, content, former };
  const loaded = await loadPage(shown, own);
  return loaded.ok ? ok(arrangePage(shown, loaded.value, own, former)) : loaded;
}

/** Outside the weeks of the festival a page of the programme says of which year it is. */
function withYear(story: Story<PageTypeName>, year: string): Story<PageTypeName> {
  const { seo, title } = story.content;
  const dated = { title: `${title} ${year}`, seo: { ...seo, title: seo.title && `${seo.title} ${year}` } };
  if (story.type === 'date_overview') return { ...story, content: { ...story.content, ...dated } };
  if (story.type === 'default_date_overview') return { ...story, content: { ...story.content, ...dated } };
  return story.type === 'experience'
    ? { ...story, content: { ...story.content, seo: { ...seo, title: `${seo.title || title} (${year})` } } }
    : story;
}
