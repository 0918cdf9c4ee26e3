import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { type PictureOptions, pictureResponse } from './pictures.ts';
import { type PhpMap, parsePhpQuery } from './query/php-query.ts';
import { readSearch } from './query/search.ts';
import { collection, escapedJson, eventBody, problem } from './responses.ts';
import type { StoredEvent } from './stored-event.ts';

type Keys = { readonly apiKey: string; readonly clientId: string };

const textOf = (query: PhpMap, name: string): string | undefined => {
  const value = query.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/**
 * Refuses a request without a valid credential, in the order of the real service: client id before API key, header
 * before parameter (docs.publiq.be, Search API). The refusal repeats the credential, as the real one does.
 */
function refusal(headers: Headers, query: PhpMap, keys: Keys): Response | undefined {
  const clientId = headers.get('x-client-id') || textOf(query, 'clientId');
  if (clientId) {
    return clientId === keys.clientId
      ? undefined
      : problem('forbidden', `The provided client id ${clientId} is not allowed to access this API.`);
  }
  const apiKey = headers.get('x-api-key') || textOf(query, 'apiKey');
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
const ALLOWED_HEADERS = ['Authorization', 'X-Api-Key', 'X-Client-Id', 'X-Client-Properties', 'Content-Type'];
const MAX_BODY_BYTES = 64 * 1024;

const ldJson = (value: unknown): Response =>
  new Response(escapedJson(value), { headers: { 'content-type': 'application/ld+json' } });

/** The source as one fetch handler: the search host, the entry host, the image host and `GET /healthz`. */
export function createApp({ events, pictures, clock, log, ...keys }: AppOptions): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: (origin) => origin,
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      allowHeaders: ALLOWED_HEADERS,
      credentials: true,
      maxAge: 0,
    }),
  );

  const search = (context: Context, query: PhpMap): Response => {
    const read = readSearch(query, clock.now());
    if (!read.ok) return problem('notFound', read.error);
    return ldJson(collection(events, read.value, new URL(context.req.url).origin));
  };

  app.get('/healthz', (context) => context.text('ok'));
  app.on('GET', LIST, (context) => {
    const query = parsePhpQuery(new URL(context.req.url).search);
    return refusal(context.req.raw.headers, query, keys) ?? search(context, query);
  });
  // The parameters as a body of plain text (docs.publiq.be, Search API).
  app.on(
    'POST',
    LIST,
    bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => problem('badRequest') }),
    async (context) => {
      const inAddress = parsePhpQuery(new URL(context.req.url).search);
      const refused = refusal(context.req.raw.headers, inAddress, keys);
      if (refused) return refused;
      if ([...inAddress.keys()].some((name) => name !== 'apiKey' && name !== 'clientId')) {
        return problem('badRequest', 'URL parameters are not allowed when the body has the parameters.');
      }
      if (!/^text\/plain\b/i.test(context.req.header('content-type') ?? ''))
        return problem('unsupportedType');
      return search(context, parsePhpQuery(await context.req.text()));
    },
  );
  // The entry host: open to all, whatever the state of the event (docs.publiq.be, Search API).
  app.on('GET', ONE, (context) => {
    const id = context.req.param('id')?.toLowerCase();
    const event = events.find((one) => one.id === id);
    return event ? ldJson(eventBody(event, new URL(context.req.url).origin)) : problem('notFound');
  });
  app.get('/images/:name', (context) => pictureResponse(new URL(context.req.url), pictures));
  app.all('/events/*', () => problem('methodNotAllowed', undefined, { allow: 'GET, POST, OPTIONS' }));
  app.all('/event/*', () => problem('methodNotAllowed', undefined, { allow: 'GET, POST, OPTIONS' }));
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
