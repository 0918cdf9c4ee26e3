import type { Story } from '@inktvis/content';
import type { Read } from '@inktvis/content/client';
import { brusselsDay, dayBounds } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { fill } from '@inktvis/messages/fill';
import { news } from '@inktvis/messages/news';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import { OVERVIEWS } from '../../../layout/sections.ts';
import { imageAddress } from '../../../ui/image-address.ts';
import type { ViewContext } from '../../view.ts';
import type { Feed, FeedItem } from './feed.ts';

const IMAGE = { width: 1200, height: 800 };

/** An article has a day; the hour is that at which it was made, when that was on its day. */
function publishedAt({ content: { date }, createdAt }: Story<'news_article'>): Date | null {
  if (date === null) return createdAt;
  return createdAt && brusselsDay(createdAt) === date ? createdAt : dayBounds(date).from;
}

function feedItem(story: Story<'news_article'>, canonicalBase: string): FeedItem {
  const { title, intro, previewText, image } = story.content;
  const published = publishedAt(story);
  const { publishedAt: last } = story;
  return {
    id: `urn:uuid:${story.uuid}`,
    url: canonicalBase + story.href,
    title,
    text: intro || previewText || title,
    published,
    updated: last && (published === null || last > published) ? last : null,
    // jpeg: not every reader knows webp.
    image: image && canonicalBase + imageAddress(image, IMAGE, { format: 'jpeg' }),
  };
}

/** What a feed needs to know of the site, and the address it was asked at. */
export type FeedContext = Pick<ViewContext, 'content' | 'now' | 'brand' | 'canonicalBase' | 'url'>;

/** The newest articles that are out, as many as the first page of the list shows. */
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
