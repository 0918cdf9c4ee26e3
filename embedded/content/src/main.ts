import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createLog } from '@inktvis/foundation/log';
import { fail, runService, settingsOrFail } from '@inktvis/foundation/service';
import { z } from 'zod';
import { startContentService } from './create-service.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** An empty setting counts as absent. */
const maybe = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);
const given = (fallback: string) => maybe(z.string().default(fallback));
const onOff = maybe(z.enum(['on', 'off']).default('off')).transform((value) => value === 'on');
const amount = (most: number) =>
  given('0')
    .transform(Number)
    .pipe(z.number(`expects a number from 0 to ${most}`).min(0).max(most));

const settingsSchema = z.object({
  CONTENT_PORT: given('4322')
    .transform(Number)
    .pipe(z.number('expects a port number').int().min(0).max(65_535)),
  CONTENT_HOST: given('127.0.0.1'),
  CONTENT_DIR: given('sample/content').transform((folder) => resolve(root, folder)),
  CONTENT_TOKEN: given('inktvis-publiek'),
  CONTENT_PREVIEW_TOKEN: given('inktvis-voorbeeld'),
  IMAGE_CACHE_DIR: given('var/images').transform((folder) => resolve(root, folder)),
  CONTENT_WEBHOOK_URL: maybe(z.url().optional()),
  CONTENT_WEBHOOK_SECRET: z.string().optional(),
  CONTENT_LATENCY_MS: amount(60_000),
  CONTENT_FAULT_RATE: amount(1),
  CONTENT_DELAYS: onOff,
});

const settings = settingsOrFail(settingsSchema.safeParse(process.env));
if (settings.CONTENT_TOKEN === settings.CONTENT_PREVIEW_TOKEN) {
  fail('CONTENT_TOKEN and CONTENT_PREVIEW_TOKEN are the same; then anyone could read drafts.');
}

// Reading thousands of files makes V8 triple its room for young objects, and it never gives that back: 100 MB for
// nothing. At the size it has by now, the service responds as fast.
setFlagsFromString('--semi-space-growth-factor=1');

const log = createLog('content service');
await runService({
  name: 'content service',
  log,
  ports: { CONTENT_PORT: settings.CONTENT_PORT },
  start: () =>
    startContentService({
      contentDir: settings.CONTENT_DIR,
      port: settings.CONTENT_PORT,
      host: settings.CONTENT_HOST,
      token: settings.CONTENT_TOKEN,
      previewToken: settings.CONTENT_PREVIEW_TOKEN,
      imageCacheDir: settings.IMAGE_CACHE_DIR,
      webhook: settings.CONTENT_WEBHOOK_URL
        ? { url: settings.CONTENT_WEBHOOK_URL, secret: settings.CONTENT_WEBHOOK_SECRET }
        : undefined,
      latencyMs: settings.CONTENT_LATENCY_MS,
      faultRate: settings.CONTENT_FAULT_RATE,
      delays: settings.CONTENT_DELAYS,
      log,
    }),
  details: (service) => ({ url: service.url, folder: settings.CONTENT_DIR }),
});
