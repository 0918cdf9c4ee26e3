import type { PageTypeName, Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { REFERENCE_PARAMETER, readReference } from '@inktvis/forms';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { editionOfPage, type FormerEdition, yearOf } from '@inktvis/programme/edition';
import { isSameEdition } from '@inktvis/programme/festival';
import type { GatherOptions } from '../blocks/gather.ts';
import { breadcrumbTrail } from '../layout/hero/breadcrumbs.ts';
import { breadcrumbList } from '../seo/site.ts';
import type { FixedPage, LoadedPage } from './page-kind.ts';
import { pageMetadata } from './page-metadata.ts';
import { kindOf, loadPage } from './registry.ts';
import type { PreparedPage } from './shown-page.ts';
import type { Loaded, ViewContext } from './view.ts';

type Options = ViewContext & {
  /** Where forms may be sent besides this site. */
  readonly formAddresses: readonly string[];
  readonly report: GatherOptions['report'];
};

/** The page of a story, with what its route has to know. */
export type PreparedStory = PreparedPage & Pick<Loaded<unknown>, 'notFoundTerm' | 'redirectTo' | 'list'>;

function arrangePage(
  story: Story<PageTypeName>,
  loaded: LoadedPage,
  options: Options,
  former: FormerEdition | null,
): PreparedStory {
  const { content, now, formAddresses, brand, canonicalBase, url, preview, report, events } = options;
  const { paging, isDetail, notFoundTerm, redirectTo, list } = loaded;
  const kind = kindOf(story);
  const isShared = isDetail || ('shareBar' in story.content && story.content.shareBar);
  // The days have no colour of their own: the programme is orange (requirements D2).
  const colour = loaded.pageColour ?? ('pageColor' in story.content ? story.content.pageColor : 'orange');
  // A personal response is never stored for other visitors.
  const reference = readReference(url.searchParams.get(REFERENCE_PARAMETER));
  const page = pageMetadata(story, kind, loaded, { brand, canonicalBase, path: url.pathname }, former);
  const around = {
    frame: options,
    share: isShared ? { url: canonicalBase + url.pathname, title: page.title } : null,
    blocks: {
      body: loaded.body ?? ('body' in story.content ? story.content.body : []),
      dropCap: isDetail,
      article: kind.article ?? false,
      page: colour,
      before: loaded.bodyFollows,
      ornaments: hasMascot(brand),
      preview,
      context: { content, events, now, formAddresses, reference },
      report,
    },
  };
  return {
    template: kind.template,
    hand: (locals) => loaded.hand(locals, around),
    page: preview ? { ...page, noindex: true } : page,
    colour,
    listTitle: paging && (kind.listTitle?.(story) ?? page.title),
    quiet: isDetail || (loaded.isQuiet ?? false),
    former,
    storable: loaded.storable && reference === null,
    notFoundTerm,
    redirectTo,
    list,
  };
}

/** Gathers everything the page of a story needs before it can be rendered. */
export async function prepareStoryPage(
  story: Story<PageTypeName>,
  options: Options,
): Promise<Read<PreparedStory>> {
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
function withYear<S extends Story<PageTypeName>>(story: S, year: string): S {
  const { year: place } = kindOf(story);
  const { seo, title } = story.content;
  if (!place) return story;
  const dated =
    place === 'title'
      ? { title: `${title} ${year}`, seo: { ...seo, title: seo.title && `${seo.title} ${year}` } }
      : { seo: { ...seo, title: `${seo.title || title} (${year})` } };
  return { ...story, content: { ...story.content, ...dated } };
}

/** Gathers a page that is no story; null when there is none at the address. */
export async function prepareFixedPage(
  fixed: FixedPage,
  context: ViewContext,
): Promise<Read<PreparedPage | null>> {
  const read = await fixed.read(context);
  if (!read.ok) return read;
  if (!read.value) return ok(null);
  const { title, intro, colour, head, isDetail = false, storable = true, template, hand } = read.value;
  const { brand, canonicalBase, url } = context;
  const site = { brand, canonicalBase, path: url.pathname };
  const { structuredData = [], ...rest } = head ?? {};
  const trail = breadcrumbList(breadcrumbTrail(site.path, title), site);
  const share = isDetail ? { url: canonicalBase + url.pathname, title } : null;
  return ok({
    template,
    hand: (locals) => hand(locals, { frame: context, share }),
    page: { ...site, title, intro, structuredData: [...structuredData, ...trail], ...rest },
    colour,
    quiet: isDetail,
    former: null,
    storable,
  });
}
