import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createLog } from '@inktvis/foundation/log';
import { fail, runService, settingsOrFail } from '@inktvis/foundation/service';
import { z } from 'zod';
import { startContentService } from './create-service.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

const settings = settingsOrFail(
  z.object({
    CONTENT_PORT: z.coerce.number('expects a port number').int().min(0).max(65_535).default(4322),
    CONTENT_HOST: z.string().default('127.0.0.1'),
    CONTENT_DIR: z.string().default('sample/content'),
    CONTENT_TOKEN: z.string().default('inktvis-publiek'),
    CONTENT_PREVIEW_TOKEN: z.string().default('inktvis-voorbeeld'),
    IMAGE_CACHE_DIR: z.string().default('var/images'),
    CONTENT_WEBHOOK_URL: z.url().optional(),
    CONTENT_WEBHOOK_SECRET: z.string().optional(),
    CONTENT_LATENCY_MS: z.coerce.number('expects milliseconds').min(0).max(60_000).default(0),
    CONTENT_FAULT_RATE: z.coerce.number('expects a number from 0 to 1').min(0).max(1).default(0),
    CONTENT_DELAYS: z.enum(['on', 'off']).default('off'),
  }),
);
if (settings.CONTENT_TOKEN === settings.CONTENT_PREVIEW_TOKEN) {
  fail('CONTENT_TOKEN and CONTENT_PREVIEW_TOKEN are the same; then anyone could read drafts.');
}

// Reading thousands of files makes V8 triple its room for young objects for good: 100 MB for nothing.
setFlagsFromString('--semi-space-growth-factor=1');

const log = createLog('content service');
await runService({
  name: 'content service',
  log,
  ports: { CONTENT_PORT: settings.CONTENT_PORT },
  start: () =>
    startContentService({
      contentDir: resolve(root, settings.CONTENT_DIR),
      port: settings.CONTENT_PORT,
      host: settings.CONTENT_HOST,
      token: settings.CONTENT_TOKEN,
      previewToken: settings.CONTENT_PREVIEW_TOKEN,
      imageCacheDir: resolve(root, settings.IMAGE_CACHE_DIR),
      webhook: settings.CONTENT_WEBHOOK_URL
        ? { url: settings.CONTENT_WEBHOOK_URL, secret: settings.CONTENT_WEBHOOK_SECRET }
        : undefined,
      latencyMs: settings.CONTENT_LATENCY_MS,
      faultRate: settings.CONTENT_FAULT_RATE,
      delays: settings.CONTENT_DELAYS === 'on',
      log,
    }),
  details: (service) => ({ url: service.url, folder: settings.CONTENT_DIR }),
});
