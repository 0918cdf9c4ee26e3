import { jsonFeedResponse } from '../features/news/feed-formats.ts';
import { newsFeedRoute } from './_feed-route.ts';

/** `GET /nieuws.json`: the news as JSON Feed 1.1. */
export const GET = newsFeedRoute(jsonFeedResponse);
