import { percentDecode } from '@inktvis/foundation/percent-decode';
import { Hono } from 'hono';
import { type Faults, withCurrentCv } from '../faults.ts';
import { Refusal } from '../query/filter.ts';
import { openRead, type Read, type Space } from './request.ts';
import { links, MISSING, type RestResponse, space, stories, story } from './stories.ts';

type Options = Space & { readonly faults: () => Faults };

function respond(path: string | null, read: Read): RestResponse {
  if (path === 'stories') return stories(read);
  if (path?.startsWith('stories/')) return story(read, path.slice('stories/'.length));
  if (path === 'links') return links(read);
  if (path === 'spaces/me') return space(read);
  throw new Refusal(404, 'Not found');
}

/** The REST delivery API, version 2, below `/v2/cdn` (storyblok.com/docs/api/content-delivery). */
export function restRoutes({ snapshot, spaceView, faults, ...tokens }: Options): Hono {
  const routes = new Hono();
  routes.get('/v2/cdn/*', (context) => {
    const url = new URL(context.req.url);
    const path = percentDecode(url.pathname.slice('/v2/cdn/'.length).replace(/\/+$/, ''));
    const current = path === 'spaces/me' ? spaceView() : snapshot();
    context.header('cache-control', 'no-store');
    try {
      const { body, paging } = respond(path, openRead(url.searchParams, current, tokens));
      const isCached = faults().delays && url.searchParams.get('version') !== 'draft' && path !== 'spaces/me';
      const moved = isCached ? withCurrentCv(url, current.cv) : undefined;
      if (moved !== undefined) return context.redirect(moved, 301);
      const headers = paging && { 'per-page': String(paging.perPage), total: String(paging.total) };
      return context.json(body, 200, headers);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { message, status } = error;
      return context.json(message === MISSING ? [message] : { error: message }, status);
    }
  });
  return routes;
}
