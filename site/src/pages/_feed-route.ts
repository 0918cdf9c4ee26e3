import type { APIRoute } from 'astro';
import { type Feed, readNewsFeed } from '../features/news/feed.ts';
import { contentFor, PAGE_LIFE } from '../server/page.ts';
import { clock, settings } from '../server/runtime.ts';

/** A route with the news as a feed. 503 if it cannot be read: an empty feed would mean that there is no news. */
export const newsFeedRoute =
  (respond: (feed: Feed) => Response): APIRoute =>
  async ({ cache, locals, rewrite, url }) => {
    const feed = await readNewsFeed({ ...settings, content: contentFor(locals), now: clock.now(), url });
    if (!feed.ok) return rewrite('/fout/503');
    cache.set(PAGE_LIFE);
    return respond(feed.value);
  };
