import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { type Keys, refusal } from './access.ts';
import { collection, eventBody } from './answer/collection.ts';
import { escapedJson } from './answer/json.ts';
import { problem } from './answer/problem.ts';
import { type PictureOptions, pictureAnswer } from './pictures.ts';
import { type PhpMap, parsePhpQuery } from './query/php-query.ts';
import { readSearch } from './query/search.ts';
import type { StoredEvent } from './store/stored-event.ts';

export type AppOptions = Keys & {
  readonly events: readonly StoredEvent[];
  readonly pictures: PictureOptions;
  readonly clock: Clock;
  readonly log: Log;
};

const LIST = ['/events', '/events/', '/event', '/event/'];
const ONE = ['/events/:id', '/events/:id/', '/event/:id', '/event/:id/'];
const ALLOWED_HEADERS = ['Authorization', 'X-Api-Key', 'X-Client-Id', 'X-Client-Properties', 'Content-Type'];
const LONGEST_BODY = 64 * 1024;

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

  const answer = (context: Context, query: PhpMap): Response => {
    const search = readSearch(query, clock.now());
    if (!search.ok) return problem('notFound', search.error);
    return ldJson(collection(events, search.value, new URL(context.req.url).origin));
  };

  app.get('/healthz', (context) => context.text('ok'));
  app.on('GET', LIST, (context) => {
    const query = parsePhpQuery(new URL(context.req.url).search);
    return refusal(context.req.raw.headers, query, keys) ?? answer(context, query);
  });
  // The parameters as a body of plain text (contract events-source 1).
  app.on(
    'POST',
    LIST,
    bodyLimit({ maxSize: LONGEST_BODY, onError: () => problem('badRequest') }),
    async (context) => {
      const inAddress = parsePhpQuery(new URL(context.req.url).search);
      const refused = refusal(context.req.raw.headers, inAddress, keys);
      if (refused) return refused;
      if ([...inAddress.keys()].some((name) => name !== 'apiKey' && name !== 'clientId')) {
        return problem('badRequest', 'URL parameters are not allowed when the body has the parameters.');
      }
      if (!/^text\/plain\b/i.test(context.req.header('content-type') ?? ''))
        return problem('unsupportedType');
      return answer(context, parsePhpQuery(await context.req.text()));
    },
  );
  // The entry host: open to all, whatever the state of the event (contract events-source 5).
  app.on('GET', ONE, (context) => {
    const id = context.req.param('id')?.toLowerCase();
    const event = events.find((one) => one.id === id);
    return event ? ldJson(eventBody(event, new URL(context.req.url).origin)) : problem('notFound');
  });
  app.get('/images/:name', (context) => pictureAnswer(new URL(context.req.url), pictures));
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
