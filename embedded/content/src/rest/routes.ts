import { percentDecode } from '@inktvis/foundation/percent-decode';
import { err, type Result } from '@inktvis/foundation/result';
import { Hono } from 'hono';
import { type Faults, withCurrentCv } from '../faults.ts';
import type { Snapshot } from '../store/snapshot.ts';
import {
  openRead,
  type Problem,
  pagingHeaders,
  problemBody,
  type Read,
  type RestResponse,
  type Tokens,
} from './request.ts';
import { links, space, stories, story } from './stories.ts';

type Options = Tokens & {
  readonly snapshot: () => Snapshot;
  /** The space as `spaces/me` tells it. */
  readonly spaceView: () => Snapshot;
  readonly faults: () => Faults;
};

type Endpoint = (read: Read) => Result<RestResponse, Problem>;

/** The endpoint behind a path below `/v2/cdn/`, without slashes around it; undefined when there is none. */
function endpoint(path: string): Endpoint | undefined {
  if (path === 'stories') return stories;
  if (path.startsWith('stories/')) return (read) => story(read, path.slice('stories/'.length));
  if (path === 'links') return links;
  return path === 'spaces/me' ? space : undefined;
}

/** The REST delivery API, version 2, below `/v2/cdn` (storyblok.com/docs/api/content-delivery). */
export function restRoutes({ snapshot, spaceView, faults, ...tokens }: Options): Hono {
  const routes = new Hono();
  routes.get('/v2/cdn/*', (context) => {
    const url = new URL(context.req.url);
    const path = percentDecode(url.pathname.slice('/v2/cdn/'.length).replace(/\/+$/, ''));
    const found = path === null ? undefined : endpoint(path);
    const current = path === 'spaces/me' ? spaceView() : snapshot();
    const read = openRead(url.searchParams, current, tokens);
    const result: Result<RestResponse, Problem> = !found
      ? err({ status: 404, message: 'Not found' })
      : read.ok
        ? found(read.value)
        : read;
    context.header('cache-control', 'no-store');
    if (!result.ok) return context.json(problemBody(result.error), result.error.status);
    const isCached = faults().delays && url.searchParams.get('version') !== 'draft' && path !== 'spaces/me';
    const moved = isCached ? withCurrentCv(url, current.cv) : undefined;
    if (moved !== undefined) return context.redirect(moved, 301);
    return context.json(result.value.body, 200, pagingHeaders(result.value.paging));
  });
  return routes;
}
