import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { closeServer, hostAndPort, listen } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Tokens } from './access.ts';
import { cachePublished, createDelivery } from './delivery.ts';
import { type Faults, injectFaults, noFaults } from './fault-injection.ts';
import { GRAPHQL_PATH, graphqlRoutes } from './graphql/routes.ts';
import { openDiskCache } from './images/disk-cache.ts';
import { imageRoutes } from './images/routes.ts';
import { createImageService, type ImageService } from './images/service.ts';
import { restRoutes } from './rest/routes.ts';
import type { Snapshot } from './store/snapshot.ts';
import { openStore } from './store/store.ts';
import { eventsBetween } from './webhooks/events.ts';
import { createWebhookSender, type WebhookOptions } from './webhooks/send.ts';

/** Room for transformed pictures on the disk, in bytes. */
const DEFAULT_IMAGE_CACHE_BYTES = 512 * 1024 * 1024;

export type ContentServiceOptions = Partial<Faults> & {
  /** Folder of stories, drafts, data sources and assets; its form is described in the README beside this package. */
  readonly contentDir: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  /** Reads what is published. */
  readonly token: string;
  /** Reads drafts too. */
  readonly previewToken: string;
  readonly imageCacheDir: string;
  readonly imageCacheBytes?: number;
  /** Is called when something is published, unpublished, moved or deleted. */
  readonly webhook?: WebhookOptions;
  /** GraphQL types ids `Int`, as v1 of the real service does, and fails on those of 15 digits. Off by default. */
  readonly strictIds?: boolean;
  readonly log?: Log;
};

export type ContentService = {
  /** `http://host:port`, without a slash behind it. */
  readonly url: string;
  /** Changes the faults for tests while the service runs; the others stay as they are. */
  readonly setFaults: (changes: Partial<Faults>) => void;
  readonly close: () => Promise<void>;
};

/** `changes` over `faults`; what they leave open stays. */
const withChanges = (faults: Faults, changes: Partial<Faults>): Faults => {
  const given = Object.entries(changes).filter(([name, value]) => name in faults && value !== undefined);
  return { ...faults, ...Object.fromEntries(given) };
};

/**
 * Starts the embedded content service: GraphQL, REST and images over a folder, in the wire shapes of the real service.
 * Rejects when the port is taken.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { contentDir, port, host = '127.0.0.1', token, previewToken, log = silentLog } = options;
  let faults = withChanges(noFaults, options);
  const webhooks = options.webhook ? createWebhookSender(options.webhook, log, () => faults) : undefined;
  const store = await openStore(contentDir, log, (before, after) => {
    webhooks?.send(eventsBetween(before, after));
  });
  const cacheBytes = options.imageCacheBytes ?? DEFAULT_IMAGE_CACHE_BYTES;
  const cache = await openDiskCache(options.imageCacheDir, cacheBytes, log);
  const images = createImageService(join(contentDir, 'assets'), cache, log);
  const app = createApp({
    snapshot: store.snapshot,
    images,
    token,
    previewToken,
    faults: () => faults,
    strictIds: options.strictIds,
    log,
  });
  const server = createServer(getRequestListener(app.fetch));
  try {
    const taken = await listen(server, port, host);
    return {
      url: `http://${hostAndPort(host, taken)}`,
      setFaults(changes) {
        faults = withChanges(faults, changes);
      },
      async close() {
        await Promise.all([closeServer(server), store.close(), webhooks?.close()]);
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

type Options = Tokens & {
  readonly snapshot: () => Snapshot;
  readonly images: ImageService;
  readonly faults: () => Faults;
  readonly strictIds?: boolean;
  readonly log: Log;
};

/** Headers that a browser's content client sends along. */
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
export function createApp({ snapshot, images, faults, strictIds, log, ...tokens }: Options): Hono {
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
  app.on(['GET', 'POST'], ['/v2/cdn/*', GRAPHQL_PATH], injectFaults(faults));
  const delivery = createDelivery(snapshot, faults);
  app.get('/v2/cdn/*', cachePublished(faults));
  app.route('/', restRoutes({ ...tokens, delivery, faults }));
  app.route('/', graphqlRoutes({ ...tokens, delivery, faults, strictIds, log }));
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
