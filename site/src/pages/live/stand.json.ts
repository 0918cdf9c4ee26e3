import type { APIRoute } from 'astro';
import { attachPageCache, PAGE_LIFE } from '../../server/page.ts';
import { connection } from '../../server/runtime.ts';

/** `GET /live/stand.json`: the version of the content, or null; stored like a page, for any number of Live screens. */
export const GET: APIRoute = async ({ cache, locals }) => {
  attachPageCache(locals);
  cache.set(PAGE_LIFE);
  return Response.json({ version: await connection.version() });
};
