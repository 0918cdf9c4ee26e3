import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { closeServer, hostAndPort, listen } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { createApp } from './app.ts';
import { openDiskCache } from './images/disk-cache.ts';
import { createImageService } from './images/service.ts';
import { openStore } from './store/store.ts';
import { allOff, type Switches } from './switches/switches.ts';
import { eventsBetween } from './webhooks/events.ts';
import { createWebhookSender, type WebhookOptions } from './webhooks/send.ts';

export type { Switches } from './switches/switches.ts';

/** Room for transformed pictures on the disk, in bytes. */
const DEFAULT_IMAGE_CACHE_BYTES = 512 * 1024 * 1024;

export type ContentServiceOptions = Partial<Switches> & {
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
  /** Is called when something is published, unpublished, moved or deleted (contract content-service, section 8). */
  readonly webhook?: WebhookOptions;
  readonly log?: Log;
};

export type ContentService = {
  /** `http://host:port`, without a slash behind it. */
  readonly url: string;
  /** Changes the switches for tests while the service runs; the others stay as they are. */
  readonly setSwitches: (changes: Partial<Switches>) => void;
  readonly close: () => Promise<void>;
};

const switchesIn = (options: Partial<Switches>, fallback: Switches): Switches => ({
  rateLimit: options.rateLimit ?? fallback.rateLimit,
  latencyMs: options.latencyMs ?? fallback.latencyMs,
  faultRate: options.faultRate ?? fallback.faultRate,
  cvRedirect: options.cvRedirect ?? fallback.cvRedirect,
  strict: options.strict ?? fallback.strict,
});

/**
 * Starts the embedded content service: GraphQL, REST and images over a folder, in the wire shapes of the real service
 * (contract content-service). Rejects when the port is taken.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { contentDir, port, host = '127.0.0.1', token, previewToken, log = silentLog } = options;
  let switches = switchesIn(options, allOff);
  const webhooks = options.webhook ? createWebhookSender(options.webhook, log) : undefined;
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
    switches: () => switches,
    log,
  });
  const server = createServer(getRequestListener(app.fetch));
  try {
    const taken = await listen(server, port, host);
    return {
      url: `http://${hostAndPort(host, taken)}`,
      setSwitches(changes) {
        switches = switchesIn(changes, switches);
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
