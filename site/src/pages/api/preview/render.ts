import type { APIRoute } from 'astro';
import { showPage } from '../../../features/shown-page.ts';
import { readGlobals } from '../../../server/page.ts';
import { openPreview } from '../../../server/preview/preview.ts';
import { readTyping } from '../../../server/preview/preview-story.ts';
import { settings } from '../../../server/runtime.ts';
import { preparePage, shownToEditor } from '../../_open-page.ts';

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
  const reading = { content: preview.content, now: preview.now, preview: true };
  const prepared = await preparePage(found.value, reading, { locals, url });
  if (!prepared.ok) return refuse(503);
  const globals = await readGlobals(preview.content, preview.now);
  return showPage(context, shownToEditor(found.value, prepared.value, { globals, preview }));
};
