import type { Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { cropAddress } from '@inktvis/content/picture-address';
import { brusselsDay, dayBounds } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { news } from '@inktvis/messages/news';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import type { Alternate } from '../../layout/document/metadata.ts';
import { OVERVIEWS } from '../../layout/sections.ts';
import type { Feed, FeedItem } from '../../seo/feed-formats.ts';
import type { FeedContext } from '../view.ts';

/** Addresses of the feeds of the news. */
export const NEWS_FEEDS = { rss: '/nieuws.xml', json: '/nieuws.json' } as const;

/** The feeds of the news, for the head of a page. */
export function newsAlternates(brand: string): readonly Alternate[] {
  const title = fill(news.feed_title, { brand });
  return [
    { href: NEWS_FEEDS.rss, type: 'application/rss+xml', title },
    { href: NEWS_FEEDS.json, type: 'application/feed+json', title },
  ];
}

/** The day of an article, with the time at which it was created if that was on its day. */
function publishedAt({ content: { date }, createdAt }: Story<'news_article'>): Date | null {
  if (date === null) return createdAt;
  return createdAt && brusselsDay(createdAt) === date ? createdAt : dayBounds(date).from;
}

function feedItem(story: Story<'news_article'>, canonicalBase: string): FeedItem {
  const { intro, previewText, image } = story.content;
  const title = withoutSoftHyphens(story.content.title);
  const published = publishedAt(story);
  const { publishedAt: last } = story;
  return {
    id: `urn:uuid:${story.uuid}`,
    url: canonicalBase + story.href,
    title,
    text: intro || previewText || title,
    published,
    updated: last && (published === null || last > published) ? last : null,
    image: image && canonicalBase + cropAddress(image, 'feed'),
  };
}

/** The newest published articles, as many as the first page of the list shows. An error if they cannot be read. */
export async function readNewsFeed(context: FeedContext): Promise<Read<Feed>> {
  const { content, now, brand, canonicalBase, url } = context;
  const read = await content.listing('news_article', {
    page: 1,
    perPage: PAGE_SIZE,
    today: brusselsDay(now),
  });
  if (!read.ok) return read;
  return ok({
    title: fill(news.feed_title, { brand }),
    description: fill(news.feed_description, { brand }),
    language: 'nl-BE',
    home: canonicalBase + OVERVIEWS.news,
    self: canonicalBase + url.pathname,
    items: read.value.items.map((story) => feedItem(story, canonicalBase)),
  });
}
