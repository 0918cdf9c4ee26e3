import type { Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { brusselsDay, dayBounds } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { news } from '@inktvis/messages/news';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import type { Alternate } from '../../layout/document/metadata.ts';
import { OVERVIEWS } from '../../layout/sections.ts';
import type { Feed, FeedItem } from '../../seo/rss.ts';
import type { ViewContext } from '../view.ts';

export const NEWS_FEED = '/nieuws.xml';

export const newsAlternates = (brand: string): readonly Alternate[] => [
  { href: NEWS_FEED, type: 'application/rss+xml', title: fill(news.feed_title, { brand }) },
];

/** The day of an article, with the time at which it was created if that was on its day. */
function publishedAt({ content: { date }, createdAt }: Story<'news_article'>): Date | null {
  if (date === null) return createdAt;
  return createdAt && brusselsDay(createdAt) === date ? createdAt : dayBounds(date).from;
}

function feedItem(story: Story<'news_article'>, canonicalBase: string): FeedItem {
  const { intro, previewText } = story.content;
  const title = withoutSoftHyphens(story.content.title);
  return {
    id: `urn:uuid:${story.uuid}`,
    url: canonicalBase + story.href,
    title,
    text: intro || previewText || title,
    published: publishedAt(story),
  };
}

/** The newest published articles, as many as the first page of the list shows. An error if they cannot be read. */
export async function readNewsFeed({
  content,
  now,
  brand,
  canonicalBase,
  url,
}: Pick<ViewContext, 'content' | 'now' | 'brand' | 'canonicalBase' | 'url'>): Promise<Read<Feed>> {
  const read = await content.listing('news_article', {
    page: 1,
    perPage: PAGE_SIZE,
    today: brusselsDay(now),
  });
  if (!read.ok) return read;
  return ok({
    title: fill(news.feed_title, { brand }),
    description: fill(news.feed_description, { brand }),
    home: canonicalBase + OVERVIEWS.news,
    self: canonicalBase + url.pathname,
    items: read.value.items.map((story) => feedItem(story, canonicalBase)),
  });
}
