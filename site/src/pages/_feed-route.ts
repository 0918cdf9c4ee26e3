import type { APIRoute } from 'astro';
import type { Feed } from '../features/news/feed/feed.ts';
import { readNewsFeed } from '../features/news/feed/news-feed.ts';
import { contentFor, PAGE_LIFE } from '../server/page.ts';
import { clock, settings } from '../server/runtime.ts';

/** A route that gives the news as a feed. What cannot be read is a 503: an empty feed would say that nothing is new. */
export const newsFeedRoute =
  (answer: (feed: Feed) => Response): APIRoute =>
  async ({ cache, locals, rewrite, url }) => {
    const feed = await readNewsFeed({ ...settings, content: contentFor(locals), now: clock.now(), url });
    if (!feed.ok) return rewrite('/fout/503');
    cache.set(PAGE_LIFE);
    return answer(feed.value);
  };
