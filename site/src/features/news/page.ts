import type { Block, Story } from '@inktvis/content';
import { brusselsDay, formatDate, offsetTime } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { search } from '@inktvis/messages/search';
import { shareCard } from '@inktvis/messages/site';
import { NOTHING } from '../../cards/when-where.ts';
import type { StructuredData } from '../../seo/json-ld.ts';
import { absolute, organisationData, organisationId, pictureOf, type Site } from '../../seo/site.ts';
import { pageCard } from '../../share-card/card.ts';
import { type ListingData, listingOf, relatedOf } from '../listing.ts';
import { definePage, LIST } from '../page-kind.ts';
import type { Load, ViewContext } from '../view.ts';
import { newsAlternates } from './feed.ts';

const dateOf = ({ content: { date } }: Story<'news_article'>): string => (date ? formatDate(date) : '');

/** A news article, on its own page. It has no byline: the organisation is its author. */
export function newsArticleData(
  { href, publishedAt, content }: Story<'news_article'>,
  site: Site,
): StructuredData {
  const { date, title, intro, image } = content;
  // An article that is prepared early was last published before the day that it is dated.
  const isChanged = publishedAt !== null && (date === null || brusselsDay(publishedAt) >= date);
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: intro,
    image: pictureOf(image, site),
    datePublished: date,
    dateModified: isChanged ? offsetTime(publishedAt) : undefined,
    inLanguage: 'nl-BE',
    mainEntityOfPage: absolute(href, site),
    author: organisationId(site),
    publisher: organisationId(site),
  };
}

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

export type NewsData = ListingData<'news_article'> & {
  readonly newsletter: Block<'newsletter_form'> | null;
};

const listNews = listingOf<'news_overview', 'news_article'>('news_article');

/** The newsletter as editors announce it on the home page; null when they do not. */
async function readNewsletter({ content }: Pick<ViewContext, 'content'>) {
  const home = await content.page('home');
  if (!home.ok) return home;
  const body = home.value?.type === 'home' ? home.value.content.body : [];
  return ok(body.find((node) => node.type === 'newsletter_form') ?? null);
}

/** A page of the news; without the newsletter it is shown, but not stored. */
const loadNews: Load<'news_overview', NewsData> = async (story, context) => {
  const [listing, newsletter] = await Promise.all([listNews(story, context), readNewsletter(context)]);
  if (!listing.ok) return listing;
  return ok({
    ...listing.value,
    data: { ...listing.value.data, newsletter: newsletter.ok ? newsletter.value : null },
    storable: newsletter.ok,
  });
};

export const newsPage = definePage<'news_overview', NewsData>({
  template: 'news/Page',
  load: loadNews,
  ...LIST,
  head: ({ brand }) => ({ alternates: newsAlternates(brand) }),
});
