import type { APIRoute } from 'astro';
import { readNewsFeed } from '../features/news/feed.ts';
import { toRss } from '../seo/rss.ts';
import { contentFor, PAGE_LIFE } from '../server/page.ts';
import { clock, settings } from '../server/runtime.ts';

/** Feeds are public: scripts of other sites may read them. */
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Content-Type': 'application/rss+xml; charset=utf-8',
};

/** `GET /nieuws.xml`: the news as RSS 2.0. 503 if it cannot be read: an empty feed would mean that there is nothing to tell. */
export const GET: APIRoute = async ({ cache, locals, rewrite, url }) => {
  const feed = await readNewsFeed({ ...settings, content: contentFor(locals), now: clock.now(), url });
  if (!feed.ok) return rewrite('/fout/503');
  cache.set(PAGE_LIFE);
  return new Response(toRss(feed.value), { headers });
};
