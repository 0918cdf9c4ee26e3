import { readNewsFeed } from '../features/news/feed.ts';
import { jsonFeedResponse } from '../seo/feed-formats.ts';
import { feedRoute } from './_feed-route.ts';

/** `GET /nieuws.json`: the news as JSON Feed 1.1. */
export const GET = feedRoute(readNewsFeed, jsonFeedResponse);
