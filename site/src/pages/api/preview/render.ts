import type { APIRoute } from 'astro';
import { showPage } from '../../../features/shown-page.ts';
import { prepareStoryPage } from '../../../features/story-page.ts';
import { eventsFor, readGlobals } from '../../../server/page.ts';
import { openPreview } from '../../../server/preview/preview.ts';
import { readTyping } from '../../../server/preview/preview-story.ts';
import { buildOf } from '../../../server/render-locals.ts';
import { log, settings } from '../../../server/runtime.ts';
import { shownToEditor } from '../../_open-story.ts';

const refuse = (status: number) =>
  new Response(null, { status, headers: { 'Cache-Control': 'private, no-store' } });

/**
 * `POST /api/preview/render` `{ address, story }`: the page at `address` with the unsaved story in it, which need not be
 * the page's own. The text is not stored, so editors never see each other's. 403 for anyone but our own preview pages, 400
 * and 413 for what cannot be shown, 503 when the content service does not respond.
 */
export const ALL: APIRoute = async (context) => {
  const { locals, request, url: own } = context;
  if (request.method !== 'POST') return refuse(405);
  if (request.headers.get('origin') !== own.origin || !openPreview(request, own)) return refuse(403);
  const typing = readTyping(await request.text(), settings.contentSpaceId);
  if (!typing.ok) return refuse(typing.error);
  const { story: unsaved, address, slug } = typing.value;
  const url = new URL(address, own);
  const preview = openPreview(request, url, { unsaved });
  if (!preview) return refuse(403);

  const found = await preview.content.page(slug);
  if (!found.ok) return refuse(found.error.kind === 'unreadable' ? 400 : 503);
  if (!found.value) return refuse(400);
  const prepared = await prepareStoryPage(found.value, {
    ...settings,
    content: preview.content,
    events: eventsFor(locals),
    build: buildOf(locals),
    now: preview.now,
    url,
    preview: true,
    report: ({ message, ...where }) => log.debug({ story: slug, ...where }, message),
  });
  if (!prepared.ok) return refuse(503);
  const globals = await readGlobals(preview.content, preview.now);
  return showPage(context, shownToEditor(found.value, prepared.value, { globals, preview }));
};
