import { join } from 'node:path';
import { createEventsClient, type EventsClient, type Read } from '@inktvis/events';
import type { Clock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import type { Reading } from './render-locals.ts';
import type { Settings } from './settings.ts';

type TourSettings = Pick<
  Settings,
  | 'eventsUrl'
  | 'eventsApiKey'
  | 'eventsClientId'
  | 'eventsLabel'
  | 'eventsImageOrigins'
  | 'eventsRequestsPerSecond'
  | 'product'
  | 'cacheDir'
>;

/** The way to the touring events source (requirements 7.4). `clock` is the site's. Asks nothing by itself. */
export const connectTours = (settings: TourSettings, clock: Clock): EventsClient =>
  createEventsClient({
    url: settings.eventsUrl,
    apiKey: settings.eventsApiKey,
    clientId: settings.eventsClientId,
    label: settings.eventsLabel,
    detailPath: `${settings.product}-op-toer`,
    lastGoodDir: join(settings.cacheDir, 'events'),
    imageOrigins: settings.eventsImageOrigins,
    requestsPerSecond: settings.eventsRequestsPerSecond,
    log: createLog('events'),
    clock,
  });

/** Stands on every stored page that shows touring events. */
const TOURS_TAG = 'toer';

/** The client for one page: what the page reads is noted, and whether it leant on a last good copy. */
export function notingTours(client: EventsClient, reading: Reading): EventsClient {
  function noted<T>(read: Read<T>): Read<T> {
    reading.tags.add(TOURS_TAG);
    if (read.ok) reading.outdated ||= read.outdated;
    return read;
  }
  return {
    list: async (question) => noted(await client.list(question)),
    find: async (slug) => noted(await client.find(slug)),
    // Nobody stores what a visitor searched for.
    known: client.known,
  };
}
