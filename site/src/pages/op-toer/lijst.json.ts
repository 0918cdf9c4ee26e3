import type { APIRoute } from 'astro';
import { prepareStoryPage } from '../../features/story-page.ts';
import type { TourAnswer } from '../../features/tours/load.ts';
import { metadata } from '../../layout/metadata.ts';
import { buildOf } from '../../server/render-locals.ts';
import { contentFor, eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { clock, settings } from '../../server/runtime.ts';

/**
 * `GET /{product}-op-toer.json?tag=…&pagina=…`: the list of the tour at the same address without `.json`, for the island
 * of that page. `middleware.ts` rewrites to here; this address itself is not public.
 */
export const GET: APIRoute = async ({ cache, locals, originPathname, rewrite, url }) => {
  const path = `/${settings.product}-op-toer`;
  if (originPathname !== `${path}.json`) return rewrite('/fout/404');
  const content = contentFor(locals);
  const story = await content.page(path.slice(1));
  if (!story.ok) return rewrite('/fout/503');
  if (!story.value) return rewrite('/fout/404');
  const prepared = await prepareStoryPage(story.value, {
    ...settings,
    content,
    events: eventsFor(locals),
    build: buildOf(locals),
    url: new URL(path + url.search, url),
    now: clock.now(),
    preview: false,
    report: () => undefined,
  });
  if (!prepared.ok) return rewrite('/fout/503');
  const { island, page, storable } = prepared.value;
  if (island?.kind !== 'tours') return rewrite('/fout/404');
  if (storable) cache.set(PAGE_LIFE);
  const { title, canonical, robots } = metadata(page);
  const answer: TourAnswer = {
    summary: island.props.summary,
    list: island.list.list,
    head: { title, canonical, robots },
  };
  return Response.json(answer);
};
