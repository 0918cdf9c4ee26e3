import { TERM_PARAMETER } from '@inktvis/foundation/parameters';
import type { APIRoute } from 'astro';
import { pageKinds } from '../../features/registry.ts';
import { suggest } from '../../features/search/load.ts';
import { contentFor, eventsFor } from '../../server/page.ts';
import { clock } from '../../server/runtime.ts';

/** The same for every visitor; a browser asks again after a minute. */
const SUCCESS_HEADERS = { 'Cache-Control': 'public, max-age=60' };
const FAILURE_HEADERS = { 'Cache-Control': 'no-store', 'Retry-After': '30' };

/** `GET /api/suggest?q=…`: `{ suggestions, corrected }`; any input is safe. 503 with an empty list if it cannot be read. */
export const GET: APIRoute = async ({ locals, url }) => {
  const sources = { content: contentFor(locals), events: eventsFor(locals), kinds: pageKinds };
  const read = await suggest(sources, clock.now(), url.searchParams.get(TERM_PARAMETER));
  return read.ok
    ? Response.json(read.value, { headers: SUCCESS_HEADERS })
    : Response.json({ suggestions: [] }, { status: 503, headers: FAILURE_HEADERS });
};

export const ALL: APIRoute = () =>
  Response.json({ suggestions: [] }, { status: 405, headers: { Allow: 'GET, HEAD' } });
