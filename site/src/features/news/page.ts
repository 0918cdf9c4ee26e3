import type { Story } from '@inktvis/content';
import { formatDate } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { search } from '@inktvis/messages/search';
import { shareCard } from '@inktvis/messages/site';
import { NOTHING } from '../../cards/when-where.ts';
import { organisationData } from '../../seo/site.ts';
import { pageCard } from '../../share-card/card.ts';
import { relatedOf } from '../listing.ts';
import { definePage, LIST } from '../page-kind.ts';
import { newsAlternates } from './feed.ts';
import { loadNews, type NewsData } from './load.ts';
import { newsArticleData } from './structured-data.ts';

const dateOf = ({ content: { date } }: Story<'news_article'>): string => (date ? formatDate(date) : '');

export const articlePage = definePage<'news_article', readonly Story<'news_article'>[]>({
  template: 'news/ArticlePage',
  load: relatedOf('news_article'),
  structuredData: async (story, _related, site) => [organisationData(site), newsArticleData(story, site)],
  search: {
    label: search.kind_news,
    icon: 'page',
    whenWhere: (story) => ({ ...NOTHING, when: dateOf(story) }),
  },
  card: async (story, { brand }) =>
    ok(pageCard(story.content, { brand, kicker: dateOf(story), facts: [shareCard.news] })),
  indexing: 'alone',
  head: ({ brand }) => ({ type: 'article', alternates: newsAlternates(brand) }),
  detail: true,
});

export const newsPage = definePage<'news_overview', NewsData>({
  template: 'news/Page',
  load: loadNews,
  ...LIST,
  head: ({ brand }) => ({ alternates: newsAlternates(brand) }),
});
