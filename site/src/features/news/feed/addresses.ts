import { fill } from '@inktvis/messages/fill';
import { news } from '@inktvis/messages/news';
import type { Alternate } from '../../../layout/metadata.ts';

/** Where the news is had as a feed. */
export const NEWS_FEEDS = { rss: '/nieuws.xml', json: '/nieuws.json' } as const;

/** The feeds of the news, for readers that look for them in a page. */
export function newsAlternates(brand: string): readonly Alternate[] {
  const title = fill(news.feed_title, { brand });
  return [
    { href: NEWS_FEEDS.rss, type: 'application/rss+xml', title },
    { href: NEWS_FEEDS.json, type: 'application/feed+json', title },
  ];
}
