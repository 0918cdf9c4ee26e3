import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { closeServer, hostAndPort, listen } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { createApp, type Fault } from './app.ts';
import { findPictures } from './pictures.ts';
import { loadEvents } from './stored-event.ts';

export type EventsServiceOptions = {
  /** One JSON-LD file per event; the README of this package describes the form. */
  readonly eventsDirs: readonly string[];
  readonly picturesDir: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  readonly fault?: Fault;
  readonly apiKey: string;
  readonly clientId: string;
  readonly clock?: Clock;
  /** An image service that resizes the same pictures. */
  readonly cutterUrl?: string | undefined;
  readonly log?: Log;
};

type EventsService = {
  readonly url: string;
  readonly size: number;
  readonly setFault: (fault: Fault) => void;
  readonly close: () => Promise<void>;
};

/** Search and image host over a folder (docs.publiq.be, Search API). Rejects when the port is taken or a folder is missing. */
export async function startEventsService(options: EventsServiceOptions): Promise<EventsService> {
  const { port, host = '127.0.0.1', log = silentLog } = options;
  let fault = options.fault ?? 'off';
  const events = await loadEvents(options.eventsDirs, log);
  const app = createApp({
    events,
    pictures: {
      folder: options.picturesDir,
      pictures: findPictures(options.picturesDir),
      cutterUrl: options.cutterUrl,
    },
    apiKey: options.apiKey,
    clientId: options.clientId,
    clock: options.clock ?? systemClock,
    fault: () => fault,
    log,
  });
  const server = createServer(getRequestListener(app.fetch));
  const taken = await listen(server, port, host);
  return {
    url: `http://${hostAndPort(host, taken)}`,
    size: events.length,
    setFault(next) {
      fault = next;
    },
    close: () => closeServer(server),
  };
}
