import { readChangesFeed } from '../../features/programme/changes/feed.ts';
import { feedRoute } from '../_feed-route.ts';

/** `GET /programma/wijzigingen.xml`: what changed in the programme, as RSS 2.0. */
export const GET = feedRoute(readChangesFeed);
