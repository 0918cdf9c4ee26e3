import type { Log } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Tokens } from './access.ts';
import { GRAPHQL_PATH, graphqlRoutes } from './graphql/routes.ts';
import { imageRoutes } from './images/routes.ts';
import type { ImageService } from './images/service.ts';
import { restRoutes } from './rest/routes.ts';
import type { Snapshot } from './store/snapshot.ts';
import { misbehave } from './switches/misbehave.ts';
import type { Switches } from './switches/switches.ts';

type Options = Tokens & {
  readonly snapshot: () => Snapshot;
  readonly images: ImageService;
  readonly switches: () => Switches;
  readonly log: Log;
};

/** Headers that a browser's content client sends along (contract content-service 1.1). */
const ALLOWED_HEADERS = [
  'Content-Type',
  'Accept',
  'SB-Agent',
  'SB-Agent-Version',
  'Token',
  'Version',
  'Authorization',
];

/** The whole service as one fetch handler: REST, GraphQL, images and `GET /healthz`. */
export function createApp({ snapshot, images, switches, log, ...tokens }: Options): Hono {
  const app = new Hono();
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: ['per-page', 'total', 'etag'],
      maxAge: 86_400,
    }),
  );
  app.get('/healthz', (context) => context.text('ok'));
  app.on(['GET', 'POST'], ['/v2/cdn/*', GRAPHQL_PATH], misbehave(switches));
  app.route('/', restRoutes({ ...tokens, snapshot, switches }));
  app.route('/', graphqlRoutes({ ...tokens, snapshot, switches, log }));
  app.route('/', imageRoutes(images));
  app.all('/v2/cdn/*', (context) =>
    context.json({ error: 'Method Not Allowed' }, 405, { allow: 'GET, HEAD, OPTIONS' }),
  );
  app.all(GRAPHQL_PATH, (context) =>
    context.json({ error: 'Method Not Allowed' }, 405, { allow: 'POST, OPTIONS' }),
  );
  app.notFound((context) => context.json({ error: 'Not Found' }, 404));
  app.onError((error, context) => {
    log.error({ path: context.req.path, reason: error.message, stack: error.stack }, 'request failed');
    return context.json({ error: 'Internal Server Error' }, 500);
  });
  return app;
}
