import { isUnlisted, type PageTypeName, type Story } from '@inktvis/content';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import { live } from '@inktvis/messages/live';
import type { FormerEdition } from '@inktvis/programme/edition';
import { archivePath } from '@inktvis/programme/paths';
import type { PageMetadata } from '../layout/document/metadata.ts';
import { breadcrumbTrail } from '../layout/hero/breadcrumbs.ts';
import { breadcrumbList, HIDDEN_TYPES } from '../seo/site.ts';
import { cardAddress } from '../share-card/card.ts';
import { newsAlternates } from './news/feed.ts';
import type { LoadedPage } from './registry.ts';

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

const ARTICLES: readonly PageTypeName[] = ['news_article'];
const NEWS: readonly PageTypeName[] = ['news_overview', 'news_article'];

/** Pages with a card of their own for shared links; the others share that of the festival. */
const WITH_CARD: readonly PageTypeName[] = [
  'experience',
  'news_article',
  'bookstore',
  'hotspot_kortrijk',
  'page',
  'contact',
];

/** What the page of a story says about itself to browsers, search engines and those who share it. */
export function pageMetadata(
  story: Story<PageTypeName>,
  view: Pick<LoadedPage, 'paging' | 'narrowed' | 'layout' | 'isWrong' | 'query' | 'structuredData'>,
  site: Site,
  former: FormerEdition | null = null,
): PageMetadata {
  const { content, type } = story;
  const withCard = WITH_CARD.includes(type) ? story.href : former && archivePath(former.year);
  const { paging, narrowed, layout, isWrong, query, structuredData } = view;
  const shared = {
    ...site,
    seo: content.seo,
    card: withCard ? cardAddress(withCard) : undefined,
    noindex: HIDDEN_TYPES.includes(type) || isUnlisted(story),
    type: ARTICLES.includes(type) ? ('article' as const) : ('website' as const),
    alternates: NEWS.includes(type) ? newsAlternates(site.brand) : [],
  };
  if (type === 'live') {
    const title = fill(live.title, { brand: site.brand });
    return {
      ...shared,
      title,
      isWholeTitle: true,
      intro: fill(live.description, { brand: site.brand }),
    };
  }
  const title = withoutSoftHyphens(content.title);
  const by = (narrowed ? `: ${narrowed}` : '') + (layout ? `, ${layout}` : '');
  const isWhole = !narrowed && !layout;
  const page = paging && paging.page > 1 ? `, pagina ${paging.page} van ${paging.count}` : '';
  return {
    ...shared,
    // It precedes a title that an editor chose, too.
    ...(isWrong && { seo: { ...content.seo, title: '' } }),
    title: isWrong ? fill(forms.title_error, { title: content.seo.title || title }) : title,
    titleEnd: by + page,
    // Such a list is led back to the whole one in its usual form (requirements 2.2).
    noindex: shared.noindex || !isWhole,
    isVariant: !shared.noindex && !isWhole,
    structuredData: [...structuredData, ...breadcrumbList(breadcrumbTrail(site.path, title), site)],
    query: isWhole ? query : '',
    pageNumber: isWhole ? (paging?.page ?? 1) : 1,
    intro: 'intro' in content ? content.intro : '',
  };
}
