import type { Read } from '@inktvis/content/client';
import type { APIRoute } from 'astro';
import type { FeedContext } from '../features/view.ts';
import { type Feed, toRss } from '../seo/rss.ts';
import { contentFor, PAGE_LIFE } from '../server/page.ts';
import { clock, settings } from '../server/runtime.ts';

/** A route with a feed. 503 if it cannot be read: an empty feed would mean that there is nothing to tell. */
export const feedRoute =
  (read: (context: FeedContext) => Promise<Read<Feed>>): APIRoute =>
  async ({ cache, locals, rewrite, url }) => {
    const feed = await read({ ...settings, content: contentFor(locals), now: clock.now(), url });
    if (!feed.ok) return rewrite('/fout/503');
    cache.set(PAGE_LIFE);
    // Feeds are public: scripts of other sites may read them.
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'application/rss+xml; charset=utf-8',
    };
    return new Response(toRss(feed.value), { headers });
  };
