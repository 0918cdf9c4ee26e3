import { resolve } from 'node:path';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { fail, runService, settingsOrFail } from '@inktvis/foundation/service';
import { z } from 'zod';
import { FAULTS, startEventsService } from './create-service.ts';
import { weeksSince } from './shift-weeks.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** An empty setting counts as absent. */
const maybe = <T extends z.ZodType>(schema: T) => z.preprocess((value) => value || undefined, schema);
const given = (fallback: string) => maybe(z.string().default(fallback));

const settingsSchema = z.object({
  EVENTS_PORT: given('4323')
    .transform(Number)
    .pipe(z.number('expects a port number').int().min(0).max(65_535)),
  EVENTS_HOST: given('127.0.0.1'),
  EVENTS_DIR: given('sample/events').transform((folders) =>
    folders.split(',').map((folder) => resolve(root, folder.trim())),
  ),
  EVENTS_PICTURES_DIR: given('sample/content/assets').transform((folder) => resolve(root, folder)),
  EVENTS_CUTTER_URL: maybe(
    z
      .url({ protocol: /^https?$/ })
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
  ),
  EVENTS_API_KEY: given('inktvis-sleutel'),
  EVENTS_CLIENT_ID: given('inktvis-klant'),
  EVENTS_LATENCY_MS: given('0').transform(Number).pipe(z.number('expects milliseconds').min(0).max(60_000)),
  EVENTS_FAULT: maybe(z.enum(FAULTS).default('off')),
  SITE_NOW: z.string().optional(),
});

const settings = settingsOrFail(settingsSchema.safeParse(process.env));
const rehearsal = settings.SITE_NOW ? parseWallTime(settings.SITE_NOW, BRUSSELS) : null;
if (settings.SITE_NOW && !rehearsal) fail('SITE_NOW: expects a Brussels time such as 2024-10-26T10:05');

const log = createLog('events source');
await runService({
  name: 'events source',
  log,
  ports: { EVENTS_PORT: settings.EVENTS_PORT },
  start: () =>
    startEventsService({
      eventsDirs: settings.EVENTS_DIR,
      picturesDir: settings.EVENTS_PICTURES_DIR,
      cutterUrl: settings.EVENTS_CUTTER_URL,
      port: settings.EVENTS_PORT,
      host: settings.EVENTS_HOST,
      apiKey: settings.EVENTS_API_KEY,
      clientId: settings.EVENTS_CLIENT_ID,
      clock: rehearsal ? offsetClock(rehearsal) : systemClock,
      // At the real time the sample is shifted, so that the list never runs empty.
      weeksLater: rehearsal ? 0 : weeksSince(systemClock.now()),
      latencyMs: settings.EVENTS_LATENCY_MS,
      fault: settings.EVENTS_FAULT,
      log,
    }),
  details: (service) => ({ url: service.url, folders: settings.EVENTS_DIR, events: service.size }),
});
