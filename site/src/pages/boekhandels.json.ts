import type { APIRoute } from 'astro';
import { readShops } from '../features/bookstores/shop-finder.ts';
import { contentFor, PAGE_LIFE } from '../server/page.ts';

/** `GET /boekhandels.json`: all bookshops; the browser computes the distances, so that the position of a visitor stays there. */
export const GET: APIRoute = async ({ cache, locals, rewrite }) => {
  const read = await readShops(contentFor(locals));
  if (!read.ok) return rewrite('/fout/503');
  cache.set(PAGE_LIFE);
  return Response.json({ shops: read.value.shops });
};
