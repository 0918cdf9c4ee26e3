import type { APIRoute } from 'astro';
import { readLiveOptions } from '../../../features/live/live-data.ts';
import { gatherLive } from '../../../features/live/load.ts';
import { contentFor } from '../../../server/page.ts';
import { buildOf } from '../../../server/render-locals.ts';
import { clock } from '../../../server/runtime.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * `GET /api/live?podium=slug`: what a screen in the hall shows, as `LiveData` (`live/live-data.ts`); an unknown podium
 * shows all of them. Contains the server's time, so it is never cached. 503 with `null` while the programme cannot be
 * read: the screen keeps showing what it has.
 */
export const GET: APIRoute = async ({ locals, url }) => {
  const { podium } = readLiveOptions(url.searchParams);
  const source = { content: contentFor(locals), now: clock.now(), build: buildOf(locals) };
  const data = await gatherLive(source, podium);
  return data.ok
    ? Response.json(data.value, { headers: NO_STORE })
    : Response.json(null, { status: 503, headers: { ...NO_STORE, 'Retry-After': '5' } });
};

/** 405 for any other method. */
export const ALL: APIRoute = () => Response.json(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
