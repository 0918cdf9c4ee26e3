import { isUnlisted, type PageTypeName, type Story } from '@inktvis/content';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { forms } from '@inktvis/messages/forms';
import type { FormerEdition } from '@inktvis/programme/edition';
import { archivePath } from '@inktvis/programme/paths';
import type { PageMetadata } from '../layout/document/metadata.ts';
import { breadcrumbTrail } from '../layout/hero/breadcrumbs.ts';
import { breadcrumbList } from '../seo/site.ts';
import { cardAddress } from '../share-card/card.ts';
import type { LoadedPage, PageKind } from './page-kind.ts';

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

/** What the page of a story says about itself to browsers, search engines and those who share it. */
export function pageMetadata(
  story: Story<PageTypeName>,
  kind: Pick<PageKind, 'card' | 'head' | 'indexing'>,
  loaded: Pick<LoadedPage, 'paging' | 'narrowed' | 'layout' | 'isWrong' | 'query' | 'structuredData'>,
  site: Site,
  former: FormerEdition | null = null,
): PageMetadata {
  const { content } = story;
  const { paging, narrowed, layout, isWrong, query, structuredData } = loaded;
  const title = withoutSoftHyphens(content.title);
  const by = (narrowed ? `: ${narrowed}` : '') + (layout ? `, ${layout}` : '');
  const isWhole = !narrowed && !layout;
  const isHidden = kind.indexing === 'hidden' || isUnlisted(story);
  const page = paging && paging.page > 1 ? `, pagina ${paging.page} van ${paging.count}` : '';
  const withCard = kind.card ? story.href : former && archivePath(former.year);
  return {
    ...site,
    // What is wrong precedes a title that an editor chose, too.
    seo: isWrong ? { ...content.seo, title: '' } : content.seo,
    title: isWrong ? fill(forms.title_error, { title: content.seo.title || title }) : title,
    titleEnd: by + page,
    card: withCard ? cardAddress(withCard) : undefined,
    // A narrowed list is led back to the whole one in its usual form (requirements 2.2).
    noindex: isHidden || !isWhole,
    isVariant: !isHidden && !isWhole,
    structuredData: [...structuredData, ...breadcrumbList(breadcrumbTrail(site.path, title), site)],
    query: isWhole ? query : '',
    pageNumber: isWhole ? (paging?.page ?? 1) : 1,
    intro: 'intro' in content ? content.intro : '',
    ...kind.head?.(site),
  };
}
