import { resolve } from 'node:path';
import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { fail, runService, settingsOrFail } from '@inktvis/foundation/service';
import { z } from 'zod';
import { startEventsService } from './create-service.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

const folder = (path: string) => resolve(root, path.trim());

const settings = settingsOrFail(
  z.object({
    EVENTS_PORT: z.coerce.number('expects a port number').int().min(0).max(65_535).default(4323),
    EVENTS_HOST: z.string().default('127.0.0.1'),
    EVENTS_DIR: z.string().default('sample/events'),
    EVENTS_PICTURES_DIR: z.string().default('sample/content/assets'),
    EVENTS_CUTTER_URL: z.url({ protocol: /^https?$/ }).optional(),
    EVENTS_API_KEY: z.string().default('inktvis-sleutel'),
    EVENTS_CLIENT_ID: z.string().default('inktvis-klant'),
    SITE_NOW: z.string().optional(),
  }),
);
const rehearsal = settings.SITE_NOW ? parseWallTime(settings.SITE_NOW, BRUSSELS) : null;
if (settings.SITE_NOW && !rehearsal) fail('SITE_NOW: expects a Brussels time such as 2024-10-26T10:05');

const log = createLog('events source');
await runService({
  name: 'events source',
  log,
  ports: { EVENTS_PORT: settings.EVENTS_PORT },
  start: () =>
    startEventsService({
      eventsDirs: settings.EVENTS_DIR.split(',').map(folder),
      picturesDir: folder(settings.EVENTS_PICTURES_DIR),
      cutterUrl: settings.EVENTS_CUTTER_URL?.replace(/\/+$/, ''),
      port: settings.EVENTS_PORT,
      host: settings.EVENTS_HOST,
      apiKey: settings.EVENTS_API_KEY,
      clientId: settings.EVENTS_CLIENT_ID,
      clock: rehearsal ? offsetClock(rehearsal) : systemClock,
      log,
    }),
  details: (service) => ({ url: service.url, folders: settings.EVENTS_DIR, events: service.size }),
});
