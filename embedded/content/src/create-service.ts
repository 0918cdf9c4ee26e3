import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { createApp } from './app.ts';
import { openDiskCache } from './images/disk-cache.ts';
import { createImageService } from './images/service.ts';
import { openStore } from './store/store.ts';

/** Room for transformed pictures on the disk, in bytes. */
const DEFAULT_IMAGE_CACHE_BYTES = 512 * 1024 * 1024;

export type ContentServiceOptions = {
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
  /** Refuse unknown parameters of stories with 422, as the real service does. */
  readonly strict?: boolean;
  readonly log?: Log;
};

export type ContentService = {
  /** `http://host:port`, without a slash behind it. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/**
 * Starts the embedded content service: GraphQL, REST and images over a folder, in the wire shapes of the real service
 * (contract content-service). Rejects when the port is taken.
 */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { contentDir, port, host = '127.0.0.1', token, previewToken, log = silentLog } = options;
  const store = await openStore(contentDir, log);
  const cacheBytes = options.imageCacheBytes ?? DEFAULT_IMAGE_CACHE_BYTES;
  const cache = await openDiskCache(options.imageCacheDir, cacheBytes, log);
  const images = createImageService(join(contentDir, 'assets'), cache, log);
  const app = createApp({
    snapshot: store.snapshot,
    images,
    token,
    previewToken,
    strict: options.strict ?? false,
    log,
  });
  const server = createServer(getRequestListener(app.fetch));
  try {
    const taken = await listen(server, port, host);
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
      async close() {
        const closed = new Promise<void>((resolve) => {
          server.close(() => resolve());
        });
        server.closeAllConnections();
        await Promise.all([closed, store.close()]);
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
