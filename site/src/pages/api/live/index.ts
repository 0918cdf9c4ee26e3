import type { APIRoute } from 'astro';
import { readLiveOptions } from '../../../features/live/live-options.ts';
import { gatherLive } from '../../../features/live/load.ts';
import { contentFor } from '../../../server/page.ts';
import { buildOf } from '../../../server/render-locals.ts';
import { clock } from '../../../server/runtime.ts';

const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/**
 * `GET /api/live?podium=slug`: what a screen in the hall shows, as `LiveData` (`live/live-data.ts`); an unknown podium
 * is all of them. Carries the server's time, so it is never kept. 503 with `null` while the programme cannot be read:
 * the screen goes on with what it has.
 */
export const GET: APIRoute = async ({ locals, url }) => {
  const { podium } = readLiveOptions(url.searchParams);
  const source = { content: contentFor(locals), now: clock.now(), build: buildOf(locals) };
  const data = await gatherLive(source, podium);
  return data.ok
    ? Response.json(data.value, { headers: NEVER_KEPT })
    : Response.json(null, { status: 503, headers: { ...NEVER_KEPT, 'Retry-After': '5' } });
};

/** There is nothing to send here. */
export const ALL: APIRoute = () => Response.json(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
