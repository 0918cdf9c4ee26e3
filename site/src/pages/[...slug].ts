import type { APIRoute } from 'astro';
import { redirectToPage } from '../editor/shown-on.ts';
import { fixedPageAt } from '../features/registry.ts';
import { openPreview } from '../server/preview/preview.ts';
import { settings } from '../server/runtime.ts';
import { openForEditor, openForVisitor, respond } from './_open-page.ts';

/** Every page: `/` is the story `home`, others have the full slug of theirs (requirements 2.2), or are no stories. */
export const ALL: APIRoute = async (context) => {
  const { params, request, url } = context;
  const isFixed = fixedPageAt(url.pathname, settings.product) !== undefined;
  const preview = isFixed ? null : openPreview(request, url, { fresh: true });
  if (params.slug === 'home') return redirectToPage('/', url, { policy: preview?.policy });
  const slug = params.slug ?? 'home';
  const opened = preview ? await openForEditor(slug, preview, context) : await openForVisitor(slug, context);
  return respond(context, opened);
};
