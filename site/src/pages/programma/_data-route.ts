import { pageOfData } from '@inktvis/programme/filters/address';
import type { APIRoute } from 'astro';
import type { PageHead, ProgrammeData } from '../../features/programme/model.ts';
import { type PreparedStoryPage, prepareStoryPage } from '../../features/story-page.ts';
import { metadata } from '../../layout/document/metadata.ts';
import { contentFor, eventsFor, PAGE_LIFE } from '../../server/page.ts';
import { openPreview } from '../../server/preview.ts';
import { buildOf } from '../../server/render-locals.ts';
import { clock, log, settings } from '../../server/runtime.ts';

function headOf({ page, pageColour, paging }: PreparedStoryPage): PageHead {
  const { title, description, canonical, robots } = metadata(page);
  return {
    title,
    description,
    canonical,
    robots: robots ?? 'index,follow',
    listTitle: paging ? page.title : undefined,
    colour: pageColour,
  };
}

/**
 * The list of a programme page as JSON (`ProgrammeData`): what the page is rendered from, with the same address, query
 * and life in the page cache. 404 when the page does not exist or is no list, 503 when the content cannot be read.
 */
export const programmeData: APIRoute = async ({ cache, locals, request, rewrite, url: dataUrl }) => {
  const url = pageOfData(dataUrl);
  const preview = openPreview(request, url);
  const content = preview?.content ?? contentFor(locals);
  const story = await content.page(url.pathname.slice(1));
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
    report: ({ message, ...where }) => log.warn({ story: url.pathname, ...where }, message),
  });
  if (!prepared.ok) return rewrite('/fout/503');
  const { programme, storable } = prepared.value;
  if (!programme) return rewrite('/fout/404');
  const data: ProgrammeData = { ...programme, head: headOf(prepared.value) };
  const response = Response.json(data, { headers: { 'X-Robots-Tag': 'noindex' } });
  for (const [name, value] of preview?.headers ?? []) response.headers.append(name, value);
  if (!preview && storable) cache.set(PAGE_LIFE);
  return response;
};
