import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serve } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import { cachePublished, createSpaceView, DELAY_MS, type Faults, injectFaults, noFaults } from './faults.ts';
import { GRAPHQL_PATH, graphqlRoutes } from './graphql/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { restRoutes } from './rest/routes.ts';
import { openStore } from './store/store.ts';
import { createWebhookSender, type WebhookOptions } from './webhooks/webhooks.ts';

export type ContentServiceOptions = Partial<Faults> & {
  readonly contentDir: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  readonly token: string;
  readonly previewToken: string;
  readonly imageCacheDir: string;
  readonly webhook?: WebhookOptions;
  readonly log?: Log;
};

export type ContentService = Awaited<ReturnType<typeof startContentService>>;

/** GraphQL, REST and images over a folder, in the wire shapes of the real service. Rejects when the port is taken. */
export async function startContentService(options: ContentServiceOptions) {
  const { contentDir, token, previewToken, log = silentLog } = options;
  let faults: Faults = { ...noFaults, ...options };
  const webhooks = options.webhook
    ? createWebhookSender(options.webhook, log, () => (faults.delays ? DELAY_MS : 0))
    : undefined;
  const store = openStore(contentDir, log, (before, after) => webhooks?.tell(before, after));
  const app = new Hono();
  const current = () => faults;
  const spaceView = createSpaceView(store.snapshot, current);
  const space = { token, previewToken, snapshot: store.snapshot, spaceView };
  app.get('/healthz', (context) => context.text('ok'));
  app.on(['GET', 'POST'], ['/v2/cdn/*', GRAPHQL_PATH], injectFaults(current));
  app.get('/v2/cdn/*', cachePublished(current));
  app.route('/', restRoutes({ ...space, faults: current }));
  app.route('/', graphqlRoutes(space));
  app.route('/', imageRoutes({ assetDir: join(contentDir, 'assets'), cacheDir: options.imageCacheDir, log }));
  app.notFound((context) => context.json({ error: 'Not Found' }, 404));
  app.onError((error, context) => {
    log.error({ path: context.req.path, reason: error.message, stack: error.stack }, 'request failed');
    return context.json({ error: 'Internal Server Error' }, 500);
  });
  const server = await serve(getRequestListener(app.fetch), options.port, options.host).catch((error) => {
    store.close();
    throw error;
  });
  return {
    url: server.url,
    /** The others stay as they are. */
    setFaults(changes: Partial<Faults>): void {
      faults = { ...faults, ...changes };
    },
    async close(): Promise<void> {
      store.close();
      webhooks?.close();
      await server.close();
    },
  };
}
