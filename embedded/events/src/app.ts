import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import { type PictureOptions, pictureResponse } from './pictures.ts';
import { findEvents, readSearch } from './search.ts';
import type { StoredEvent } from './stored-event.ts';

const TITLES = { 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 500: 'Internal Server Error' };

/** A problem body (docs.publiq.be, Search API). Those about credentials have the content type of a success. */
function problem(status: keyof typeof TITLES, detail?: string): Response {
  const isOfCredentials = status === 401 || status === 403;
  const type = isOfCredentials ? 'application/ld+json' : 'application/problem+json';
  return Response.json(
    { title: TITLES[status], type: 'about:blank', status, detail },
    { status, headers: { 'content-type': type } },
  );
}

/** Addresses of our own pictures begin with `/images/`, and get the `origin` in front. */
function eventBody({ body }: StoredEvent, origin: string): unknown {
  const text = JSON.stringify(body, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('/images/') ? origin + value : value,
  );
  return JSON.parse(text);
}

type Keys = { readonly apiKey: string; readonly clientId: string };

/** Client id before API key, header before parameter; the refusal repeats the credential (docs.publiq.be, Search API). */
function refusal(headers: Headers, query: URLSearchParams, keys: Keys): Response | undefined {
  const clientId = headers.get('x-client-id') || query.get('clientId');
  if (clientId === keys.clientId) return undefined;
  if (clientId) return problem(403, `The provided client id ${clientId} is not allowed to access this API.`);
  const apiKey = headers.get('x-api-key') || query.get('apiKey');
  return apiKey === keys.apiKey ? undefined : problem(401, `The provided api key ${apiKey} is invalid.`);
}

type AppOptions = Keys & {
  readonly events: readonly StoredEvent[];
  readonly pictures: PictureOptions;
  readonly clock: Clock;
  readonly log: Log;
};

export function createApp({ events, pictures, clock, log, ...keys }: AppOptions): Hono {
  const app = new Hono({ strict: false });
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/images/:name', async (context) => {
    const found = await pictureResponse(new URL(context.req.url), pictures);
    return found ?? problem(404);
  });
  app.get('/:kind{events?}', (context) => {
    const { origin, searchParams } = new URL(context.req.url);
    const refused = refusal(context.req.raw.headers, searchParams, keys);
    if (refused) return refused;
    const read = readSearch(searchParams, clock.now());
    if (!read.ok) return problem(404, read.error);
    const { start, limit, embed } = read.value;
    const found = findEvents(events, read.value);
    // Whole members have no `@type` (docs.publiq.be, Search API).
    const collection = {
      '@context': 'http://www.w3.org/ns/hydra/context.jsonld',
      '@type': 'PagedCollection',
      itemsPerPage: limit,
      totalItems: found.length,
      member: found
        .slice(start, start + limit)
        .map((event) => (embed ? eventBody(event, origin) : { '@id': event.iri, '@type': 'Event' })),
    };
    return Response.json(collection, { headers: { 'content-type': 'application/ld+json' } });
  });
  app.notFound(() => problem(404));
  app.onError((error, context) => {
    log.error({ path: context.req.path, reason: error.message, stack: error.stack }, 'request failed');
    return problem(500);
  });
  return app;
}
