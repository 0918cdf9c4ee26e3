import type { Feed } from './feed.ts';
import { toJsonFeed } from './json-feed.ts';
import { toRss } from './rss.ts';

/** News is public: pages of other sites may read it. */
const PUBLIC = { 'Access-Control-Allow-Origin': '*' } as const;

/** The news for feed readers. */
export const rssAnswer = (feed: Feed): Response =>
  new Response(toRss(feed), { headers: { ...PUBLIC, 'Content-Type': 'application/rss+xml; charset=utf-8' } });

/** The news for feed readers and programs. */
export const jsonFeedAnswer = (feed: Feed): Response =>
  Response.json(toJsonFeed(feed), { headers: { ...PUBLIC, 'Content-Type': 'application/feed+json' } });
