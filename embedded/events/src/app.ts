import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import { type PictureOptions, pictureResponse } from './pictures.ts';
import { collection, escapedJson, eventBody, problem } from './responses.ts';
import { readSearch } from './search.ts';
import type { StoredEvent } from './stored-event.ts';

type Keys = { readonly apiKey: string; readonly clientId: string };

/**
 * Refuses a request without a valid credential, in the order of the real service: client id before API key, header
 * before parameter (docs.publiq.be, Search API). The refusal repeats the credential, as the real one does.
 */
function refusal(headers: Headers, query: URLSearchParams, keys: Keys): Response | undefined {
  const clientId = headers.get('x-client-id') || query.get('clientId');
  if (clientId) {
    return clientId === keys.clientId
      ? undefined
      : problem('forbidden', `The provided client id ${clientId} is not allowed to access this API.`);
  }
  const apiKey = headers.get('x-api-key') || query.get('apiKey');
  if (apiKey) {
    return apiKey === keys.apiKey
      ? undefined
      : problem('unauthorized', `The provided api key ${apiKey} is invalid.`);
  }
  return problem('unauthorized', 'No client id, API key or access token was given.');
}

type AppOptions = Keys & {
  readonly events: readonly StoredEvent[];
  readonly pictures: PictureOptions;
  readonly clock: Clock;
  readonly log: Log;
};

const LIST = ['/events', '/events/', '/event', '/event/'];
const ONE = ['/events/:id', '/events/:id/', '/event/:id', '/event/:id/'];

const ldJson = (value: unknown): Response =>
  new Response(escapedJson(value), { headers: { 'content-type': 'application/ld+json' } });

/** The source as one fetch handler: the search host, the entry host, the image host and `GET /healthz`. */
export function createApp({ events, pictures, clock, log, ...keys }: AppOptions): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.on('GET', LIST, (context) => {
    const { origin, searchParams } = new URL(context.req.url);
    const refused = refusal(context.req.raw.headers, searchParams, keys);
    if (refused) return refused;
    const read = readSearch(searchParams, clock.now());
    return read.ok ? ldJson(collection(events, read.value, origin)) : problem('notFound', read.error);
  });
  // The entry host: open to all, whatever the state of the event (docs.publiq.be, Search API).
  app.on('GET', ONE, (context) => {
    const id = context.req.param('id')?.toLowerCase();
    const event = events.find((one) => one.id === id);
    return event ? ldJson(eventBody(event, new URL(context.req.url).origin)) : problem('notFound');
  });
  app.get('/images/:name', (context) => pictureResponse(new URL(context.req.url), pictures));
  app.notFound(() => problem('notFound'));
  app.onError((error, context) => {
    log.error({ path: context.req.path, reason: error.message, stack: error.stack }, 'request failed');
    return new Response(escapedJson({ title: 'Internal Server Error', status: 500 }), {
      status: 500,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
  return app;
}
