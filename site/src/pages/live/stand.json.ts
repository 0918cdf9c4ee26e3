import type { APIRoute } from 'astro';
import { attachPageCache, PAGE_LIFE } from '../../server/page.ts';
import { connection } from '../../server/runtime.ts';

/**
 * `GET /live/stand.json`: the version of the content, or null while it is not known. It is stored like a page, so that any
 * number of Live screens may ask every few seconds whether something was published.
 */
export const GET: APIRoute = async ({ cache, locals }) => {
  attachPageCache(locals);
  cache.set(PAGE_LIFE);
  return Response.json({ version: await connection.version() });
};
