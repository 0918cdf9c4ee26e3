import type { APIRoute } from 'astro';
import { readLiveOptions } from '../../../features/live/live-data.ts';
import { gatherLive } from '../../../features/live/load.ts';
import { contentFor } from '../../../server/page.ts';
import { buildOf } from '../../../server/render-locals.ts';
import { clock } from '../../../server/runtime.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** `GET /api/live?podium=slug`: `LiveData`, with the server's time, so never cached; 503 with `null` when it cannot be read. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { podium } = readLiveOptions(url.searchParams);
  const source = { content: contentFor(locals), now: clock.now(), build: buildOf(locals) };
  const data = await gatherLive(source, podium);
  return data.ok
    ? Response.json(data.value, { headers: NO_STORE })
    : Response.json(null, { status: 503, headers: { ...NO_STORE, 'Retry-After': '5' } });
};

export const ALL: APIRoute = () => Response.json(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
