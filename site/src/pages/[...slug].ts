import type { APIRoute } from 'astro';
import { redirectToPage } from '../editor/shown-on.ts';
import { openPreview } from '../server/preview/preview.ts';
import { openForEditor, openForVisitor, respond } from './_open-page.ts';

/** Every page that is a story: `/` is `home`, all others their full slug (requirements 2.2). */
export const ALL: APIRoute = async (context) => {
  const { params, request, url } = context;
  const preview = openPreview(request, url, { fresh: true });
  if (params.slug === 'home') return redirectToPage('/', url, { policy: preview?.policy });
  const slug = params.slug ?? 'home';
  const opened = preview ? await openForEditor(slug, preview, context) : await openForVisitor(slug, context);
  return respond(context, opened);
};
