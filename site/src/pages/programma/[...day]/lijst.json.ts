import { dataHref, pageOfData } from '@inktvis/programme/list-data';
import type { APIRoute } from 'astro';
import type { ListHead } from '../../../features/programme/fetch-list.ts';
import { metadata } from '../../../layout/document/metadata.ts';
import { contentFor, PAGE_LIFE } from '../../../server/page.ts';
import { openPreview } from '../../../server/preview/preview.ts';
import { clock } from '../../../server/runtime.ts';
import { preparePage } from '../../_open-page.ts';

/** `GET /programma/lijst.json?thema=…`, or of a day: the list of a programme page for its island. 404, or 503 when unread. */
export const GET: APIRoute = async ({ cache, locals, redirect, request, rewrite, url: own }) => {
  const url = pageOfData(own);
  const preview = openPreview(request, url);
  const content = preview?.content ?? contentFor(locals);
  const story = await content.page(url.pathname.slice(1));
  if (!story.ok) return rewrite('/fout/503');
  if (!story.value) return rewrite('/fout/404');
  const reading = { content, now: preview?.now ?? clock.now(), preview: preview !== null };
  const prepared = await preparePage(story.value, reading, { locals, url });
  if (!prepared.ok) return rewrite('/fout/503');
  const { list, redirectTo, page, colour, listTitle, storable } = prepared.value;
  if (redirectTo && !preview) return redirect(dataHref(redirectTo));
  if (!list) return rewrite('/fout/404');
  const { title, canonical } = metadata(page);
  const head: ListHead = { title, canonical, listTitle, colour };
  const response = Response.json({ ...list, head }, { headers: { 'X-Robots-Tag': 'noindex' } });
  for (const [name, value] of preview?.headers ?? []) response.headers.append(name, value);
  if (!preview && storable) cache.set(PAGE_LIFE);
  return response;
};
