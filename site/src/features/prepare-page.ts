import { isUnlisted, type PageTypeName, type Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { REFERENCE_PARAMETER, readReference } from '@inktvis/forms';
import { hasMascot } from '@inktvis/foundation/brand';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import { editionOfPage, type FormerEdition, yearOf } from '@inktvis/programme/edition';
import { isSameEdition } from '@inktvis/programme/festival';
import { archivePath } from '@inktvis/programme/paths';
import type { GatherOptions } from '../blocks/gather.ts';
import type { PageMetadata } from '../layout/document/metadata.ts';
import { breadcrumbTrail } from '../layout/hero/breadcrumbs.ts';
import { breadcrumbList } from '../seo/site.ts';
import { cardAddress } from '../share-card/card.ts';
import type { FixedPage, LoadedPage, PageKind, Told } from './page-kind.ts';
import { kindOf } from './registry.ts';
import type { PreparedPage } from './shown-page.ts';
import type { ViewContext } from './view.ts';

type Options = ViewContext & {
  /** Where forms may be sent besides this site. */
  readonly formAddresses: readonly string[];
  readonly report: GatherOptions['report'];
};

/** What is known of a page besides what it says itself. */
type About = Pick<PageKind, 'template' | 'article'> & {
  readonly former: FormerEdition | null;
  /** Search engines must not list it. */
  readonly isHidden?: boolean;
  /** The path of the page whose card it shows; without one it shows that of the festival. */
  readonly card?: string | null;
  readonly listTitle?: string | undefined;
  readonly head?: Partial<PageMetadata> | undefined;
};

/** What a page says about itself to browsers, search engines and those who share it. */
function metadataOf(
  { title: given, seo, intro = '' }: Told,
  { paging, narrowed, layout, isWrong, query, structuredData }: LoadedPage,
  { isHidden = false, card, head }: About,
  { brand, canonicalBase, url: { pathname: path } }: Options,
): PageMetadata {
  const title = withoutSoftHyphens(given);
  const by = (narrowed ? `: ${narrowed}` : '') + (layout ? `, ${layout}` : '');
  const isWhole = !narrowed && !layout;
  const page = paging && paging.page > 1 ? `, pagina ${paging.page} van ${paging.count}` : '';
  const trail = breadcrumbTrail(path, title);
  return {
    brand,
    canonicalBase,
    path,
    // What is wrong precedes a title that an editor chose, too.
    seo: isWrong && seo ? { ...seo, title: '' } : seo,
    title: isWrong ? fill(forms.title_error, { title: seo?.title || title }) : title,
    titleEnd: by + page,
    card: card ? cardAddress(card) : undefined,
    // A narrowed list is led back to the whole one in its usual form (requirements 2.2).
    noindex: isHidden || !isWhole,
    isVariant: !isHidden && !isWhole,
    structuredData: [...structuredData, ...breadcrumbList(trail, { brand, canonicalBase })],
    query: isWhole ? query : '',
    pageNumber: isWhole ? (paging?.page ?? 1) : 1,
    intro,
    ...head,
  };
}

function arrangePage(content: Told, loaded: LoadedPage, about: About, options: Options): PreparedPage {
  const { brand, canonicalBase, url, preview, report } = options;
  const { paging, isDetail, notFoundTerm, redirectTo, list } = loaded;
  // The days have no colour of their own: the programme is orange (requirements D2).
  const colour = loaded.pageColour ?? content.pageColor ?? 'orange';
  // A personal response is never stored for other visitors.
  const reference = readReference(url.searchParams.get(REFERENCE_PARAMETER));
  const page = metadataOf(content, loaded, about, options);
  const isShared = isDetail || content.shareBar;
  const around = {
    frame: options,
    share: isShared ? { url: canonicalBase + url.pathname, title: page.title } : null,
    blocks: {
      body: loaded.body ?? content.body ?? [],
      dropCap: isDetail,
      article: about.article ?? false,
      page: colour,
      before: loaded.bodyFollows,
      ornaments: hasMascot(brand),
      preview,
      context: { ...options, reference },
      report,
    },
  };
  return {
    template: about.template,
    hand: (locals) => loaded.hand(locals, around),
    page: preview ? { ...page, noindex: true } : page,
    colour,
    listTitle: paging && (about.listTitle ?? page.title),
    quiet: isDetail || (loaded.isQuiet ?? false),
    former: about.former,
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
): Promise<Read<PreparedPage>> {
  const edition = await editionOfPage(story, options.content);
  if (!edition.ok) return edition;
  const { content, former, period } = edition.value;
  const today = brusselsDay(options.now);
  const isNear = period && [period.first, period.last].some((day) => isSameEdition(day, today));
  const shown = period && (former || !isNear) ? withYear(story, yearOf(period)) : story;
  const own = { ...options, content, former };
  const kind = kindOf(shown);
  const loaded = await kind.read(shown, own);
  if (!loaded.ok) return loaded;
  const about = {
    ...kind,
    former,
    isHidden: kind.indexing === 'hidden' || isUnlisted(shown),
    card: kind.card ? shown.href : former && archivePath(former.year),
    listTitle: kind.listTitle?.(shown),
    head: kind.head?.(options),
  };
  return ok(arrangePage(shown.content, loaded.value, about, own));
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
  { template, read }: FixedPage,
  options: Options,
): Promise<Read<PreparedPage | null>> {
  const found = await read(options);
  if (!found.ok) return found;
  if (!found.value) return ok(null);
  const { content, head, ...loaded } = found.value;
  return ok(arrangePage(content, loaded, { template, former: null, head }, options));
}
