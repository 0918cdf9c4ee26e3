import { join } from 'node:path';
import { createEventsClient, type EventsClient, type Read } from '@inktvis/events';
import type { Clock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import type { RenderLocals } from './render-locals.ts';
import type { Settings } from './settings.ts';

/** Connects to the touring events source (requirements 7.4). `clock` is the site's. Makes no request by itself. */
export const connectTours = (settings: Settings, clock: Clock): EventsClient =>
  createEventsClient({
    url: settings.eventsUrl,
    apiKey: settings.eventsApiKey,
    clientId: settings.eventsClientId,
    // Every touring event of ours has it.
    label: settings.product,
    detailPath: `${settings.product}-op-toer`,
    lastGoodDir: join(settings.cacheDir, 'events'),
    imageOrigins: settings.eventsImageOrigins,
    requestsPerSecond: settings.eventsRequestsPerSecond,
    log: createLog('events'),
    clock,
  });

/** The client for one page: keeps to its deadline, and records last good copies. */
export function trackTours(
  client: EventsClient,
  { dependencies, deadline }: Pick<RenderLocals, 'dependencies' | 'deadline'>,
): EventsClient {
  function track<T>(read: Read<T>): Read<T> {
    if (read.ok) dependencies.outdated ||= read.outdated;
    return read;
  }
  return {
    list: async (tags) => track(await client.list(tags, { deadline })),
    find: async (slug) => track(await client.find(slug, { deadline })),
    // Search results are not stored.
    known: client.known,
  };
}
