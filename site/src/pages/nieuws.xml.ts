import { rssResponse } from '../features/news/feed-formats.ts';
import { newsFeedRoute } from './_feed-route.ts';

/** `GET /nieuws.xml`: the news as RSS 2.0. */
export const GET = newsFeedRoute(rssResponse);
