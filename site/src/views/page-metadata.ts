import type { PageTypeName, Story } from '@inktvis/content';
import type { PageMetadata } from '../shell/metadata.ts';
import { fill } from '../ui/fill.ts';
import { messages } from '../ui/messages.ts';
import { newsAlternates } from './news/feed/addresses.ts';
import type { PreparedView } from './view.ts';

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

/** Never found by search engines (practice, section 4). */
const HIDDEN: readonly PageTypeName[] = ['search', 'live'];
const ARTICLES: readonly PageTypeName[] = ['news_article'];
const NEWS: readonly PageTypeName[] = ['news_overview', 'news_article'];

/** Long words carry soft hyphens for the page; a title bar and a shared link do without. */
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '');

/** What the page of a story says about itself to browsers, search engines and those who share it. */
export function pageMetadata(
  story: Story<PageTypeName>,
  { paging, narrowed, layout }: Pick<PreparedView, 'paging' | 'narrowed' | 'layout'>,
  site: Site,
): PageMetadata {
  const { content, type } = story;
  const shared = {
    ...site,
    seo: content.seo,
    noindex: HIDDEN.includes(type),
    type: ARTICLES.includes(type) ? ('article' as const) : ('website' as const),
    alternates: NEWS.includes(type) ? newsAlternates(site.brand) : [],
  };
  if (type === 'live') {
    const title = fill(messages.live.title, { brand: site.brand });
    return {
      ...shared,
      title,
      isWholeTitle: true,
      intro: fill(messages.live.description, { brand: site.brand }),
    };
  }
  const title = withoutHyphens(content.title);
  const by = (narrowed ? `: ${narrowed}` : '') + (layout ? `, ${layout}` : '');
  const isWhole = narrowed === null && layout === null;
  const page = paging && paging.page > 1 ? `, pagina ${paging.page} van ${paging.count}` : '';
  return {
    ...shared,
    title,
    titleEnd: by + page,
    // Such a list is led back to the whole one in its usual form (decisions 2.2).
    noindex: shared.noindex || !isWhole,
    pageNumber: isWhole ? (paging?.page ?? 1) : 1,
    intro: 'intro' in content ? content.intro : '',
    picture: 'image' in content ? content.image : null,
  };
}
