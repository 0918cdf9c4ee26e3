import { readNewsFeed } from '../features/news/feed.ts';
import { feedRoute } from './_feed-route.ts';

/** `GET /nieuws.xml`: the news as RSS 2.0. */
export const GET = feedRoute(readNewsFeed);
