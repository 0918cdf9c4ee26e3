import type { APIRoute } from 'astro';
import { settings } from '../../server/runtime.ts';
import { listResponse } from '../_list-route.ts';

/**
 * `GET /{product}-op-toer/lijst.json?tag=…&pagina=…`: the list of the tour (`TourListData`), for the island of its page.
 * `middleware.ts` rewrites to here; this address itself is not public.
 */
export const GET: APIRoute = (context) => {
  const path = `/${settings.product}-op-toer`;
  if (context.originPathname !== `${path}/lijst.json`) return context.rewrite('/fout/404');
  return listResponse(context, new URL(path + context.url.search, context.url));
};
