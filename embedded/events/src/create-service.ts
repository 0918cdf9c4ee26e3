import { getRequestListener } from '@hono/node-server';
import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { serve } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { createApp } from './app.ts';
import { findPictures } from './pictures.ts';
import { loadEvents } from './stored-event.ts';

export type EventsServiceOptions = {
  /** One JSON-LD file per event; the README of this package describes the form. */
  readonly eventsDirs: readonly string[];
  readonly picturesDir: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  readonly apiKey: string;
  readonly clientId: string;
  readonly clock?: Clock;
  /** An image service that resizes the same pictures. */
  readonly cutterUrl?: string | undefined;
  readonly log?: Log;
};

/** Search and image host over a folder (docs.publiq.be, Search API). Rejects when the port is taken or a folder is missing. */
export async function startEventsService(options: EventsServiceOptions) {
  const { picturesDir: folder, cutterUrl, apiKey, clientId, clock = systemClock, log = silentLog } = options;
  const events = await loadEvents(options.eventsDirs, log);
  const app = createApp({
    events,
    pictures: { folder, pictures: findPictures(folder), cutterUrl },
    apiKey,
    clientId,
    clock,
    log,
  });
  const { url, close } = await serve(getRequestListener(app.fetch), options.port, options.host);
  return { url, size: events.length, close };
}
