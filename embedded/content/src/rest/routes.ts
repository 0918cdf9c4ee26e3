import { percentDecode } from '@inktvis/foundation/percent-decode';
import { err, type Result } from '@inktvis/foundation/result';
import { Hono } from 'hono';
import type { Tokens } from '../access.ts';
import type { Delivery } from '../delivery.ts';
import { createTiers, type Faults, rateLimitMessage, withCurrentCv } from '../fault-injection.ts';
import {
  openRead,
  type Problem,
  pagingHeaders,
  problemBody,
  type Read,
  type RestResponse,
} from './request.ts';
import { datasource, datasourceEntries, datasources, link, links, space, tags } from './space.ts';
import { stories, story } from './stories.ts';

type Options = Tokens & {
  readonly delivery: Delivery;
  readonly faults: () => Faults;
};

type Endpoint = {
  readonly known?: ReadonlySet<string>;
  readonly handle: (read: Read) => Result<RestResponse, Problem>;
};

/** The endpoint behind a path below `/v2/cdn/`, without slashes around it; undefined when there is none. */
function endpoint(path: string): Endpoint | undefined {
  const [name = '', ...more] = path.split('/');
  const key = more.join('/');
  switch (name) {
    case 'stories':
      if (key === '') return { known: storiesParameters, handle: stories };
      return { known: storyParameters, handle: (read) => story(read, key) };
    case 'links':
      return { handle: key === '' ? links : (read) => link(read, key) };
    case 'spaces':
      return key === 'me' ? { handle: space } : undefined;
    case 'tags':
      return key === '' ? { handle: tags } : undefined;
    case 'datasources':
      return { handle: key === '' ? datasources : (read) => datasource(read, key) };
    case 'datasource_entries':
      return key === '' ? { handle: datasourceEntries } : undefined;
    default:
      return undefined;
  }
}

function decoded(path: string): string | undefined {
  const text = percentDecode(path);
  return text === null || text.includes('\0') ? undefined : text;
}

/** The REST delivery API, version 2, below `/v2/cdn`. */
export function restRoutes({ delivery, faults, ...tokens }: Options): Hono {
  const routes = new Hono();
  const passedLimit = createTiers();
  routes.get('/v2/cdn/*', (context) => {
    const url = new URL(context.req.url);
    const path = decoded(url.pathname.slice('/v2/cdn/'.length).replace(/\/+$/, ''));
    const found = path === undefined ? undefined : endpoint(path);
    const { strict, rateLimit, cvRedirect } = faults();
    const current =
      path === 'spaces/me' ? delivery.space() : delivery.content(url.searchParams.get('version'));
    const read = openRead(url.searchParams, current, tokens, strict ? found?.known : undefined);
    const limit = rateLimit ? passedLimit(Number(url.searchParams.get('per_page')) || 0) : undefined;
    const result = ((): Result<RestResponse, Problem> => {
      if (limit !== undefined) return err({ status: 429, message: rateLimitMessage(limit) });
      if (path === undefined) return err({ status: 400, message: 'The path cannot be read' });
      if (!found) return err({ status: 404, message: 'Not found' });
      return read.ok ? found.handle(read.value) : read;
    })();
    const moved =
      cvRedirect && result.ok && read.ok && read.value.version === 'published' && path !== 'spaces/me'
        ? withCurrentCv(url, current.cv)
        : undefined;
    context.header('cache-control', 'no-store');
    if (moved !== undefined) return context.redirect(moved, 301);
    if (!result.ok) return context.json(problemBody(result.error), result.error.status);
    return context.json(result.value.body, 200, pagingHeaders(result.value.paging));
  });
  return routes;
}

const COMMON = ['token', 'version', 'cv'];
const RESOLVING = [
  'resolve_links',
  'resolve_links_level',
  'resolve_relations',
  'resolve_level',
  'resolve_assets',
  'from_release',
  'excluding_fields',
  'language',
  'fallback_lang',
  'content_type',
];
const DATES = ['published_at', 'first_published_at', 'updated_at'].flatMap((date) =>
  ['gt', 'lt', 'gte', 'lte'].map((comparison) => `${date}_${comparison}`),
);

/** Parameters of `cdn/stories/{id}`. */
const storyParameters: ReadonlySet<string> = new Set([...COMMON, ...RESOLVING, 'find_by']);

/** Parameters of `cdn/stories`, apart from `filter_query[..][..]`. */
export const storiesParameters: ReadonlySet<string> = new Set([
  ...COMMON,
  ...RESOLVING,
  ...DATES,
  'starts_with',
  'by_slugs',
  'excluding_slugs',
  'by_uuids',
  'by_uuids_ordered',
  'by_ids',
  'excluding_ids',
  'level',
  'is_startpage',
  'with_tag',
  'search_term',
  'sort_by',
  'page',
  'per_page',
  'in_workflow_stages',
  'only_variants',
]);
