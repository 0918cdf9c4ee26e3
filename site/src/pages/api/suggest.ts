import type { APIRoute } from 'astro';
import { suggest } from '../../features/search/suggestions.ts';
import { TERM_PARAMETER } from '../../features/search/term.ts';
import { contentFor, eventsFor } from '../../server/page.ts';
import { clock } from '../../server/runtime.ts';

/** Everybody who types the same gets the same; a browser asks again after a minute. */
const FOUND = { 'Cache-Control': 'public, max-age=60' };
const FAILED = { 'Cache-Control': 'no-store', 'Retry-After': '30' };

/**
 * `GET /api/suggest?q=…`: `{ suggestions: Suggestion[] }`, at most 8 (`search/suggestions.ts`). Any input is safe:
 * what is too short, too long or nowhere to be found gives an empty list. 503 with an empty list when the content cannot be read.
 */
export const GET: APIRoute = async ({ locals, url }) => {
  const sources = { content: contentFor(locals), events: eventsFor(locals) };
  const found = await suggest(sources, clock.now(), url.searchParams.get(TERM_PARAMETER));
  return found.ok
    ? Response.json({ suggestions: found.value }, { headers: FOUND })
    : Response.json({ suggestions: [] }, { status: 503, headers: FAILED });
};

/** There is nothing to send here. */
export const ALL: APIRoute = () =>
  Response.json({ suggestions: [] }, { status: 405, headers: { Allow: 'GET, HEAD' } });
