import type { APIRoute } from 'astro';
import { prepareStoryPage } from '../../features/story-page.ts';
import type { TourAnswer } from '../../features/tours/load.ts';
import { metadata } from '../../layout/document/metadata.ts';
import { contentFor, eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { openPreview } from '../../server/preview.ts';
import { buildOf } from '../../server/render-locals.ts';
import { clock, log, settings } from '../../server/runtime.ts';

/**
 * `GET /{product}-op-toer/lijst.json?tag=…&pagina=…`: the list of the tour (`TourAnswer`), with the same query and life in
 * the page cache as its page. 404 when the page does not exist, 503 when the content cannot be read.
 * `middleware.ts` rewrites to here; this address itself is not public.
 */
export const GET: APIRoute = async ({ cache, locals, originPathname, request, rewrite, url: dataUrl }) => {
  const path = `/${settings.product}-op-toer`;
  if (originPathname !== `${path}/lijst.json`) return rewrite('/fout/404');
  const url = new URL(path + dataUrl.search, dataUrl);
  const preview = openPreview(request, url);
  const content = preview?.content ?? contentFor(locals);
  const story = await content.page(path.slice(1));
  if (!story.ok) return rewrite('/fout/503');
  if (!story.value) return rewrite('/fout/404');
  const prepared = await prepareStoryPage(story.value, {
    ...settings,
    content,
    events: eventsFor(locals),
    build: buildOf(locals),
    url,
    now: preview?.now ?? clock.now(),
    preview: preview !== null,
    report: ({ message, ...where }) => log.warn({ story: path, ...where }, message),
  });
  if (!prepared.ok) return rewrite('/fout/503');
  const { island, page, storable } = prepared.value;
  if (island?.name !== 'tours') return rewrite('/fout/404');
  const { title, canonical, robots } = metadata(page);
  const answer: TourAnswer = {
    build: island.props.build,
    summary: island.props.summary,
    list: island.list.list,
    head: { title, canonical, robots },
  };
  const response = Response.json(answer, { headers: { 'X-Robots-Tag': 'noindex' } });
  for (const [name, value] of preview?.headers ?? []) response.headers.append(name, value);
  if (!preview && storable) cache.set(PAGE_LIFE);
  return response;
};
