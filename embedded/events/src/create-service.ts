import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { closeServer, hostAndPort, listen } from '@inktvis/foundation/listen';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { createApp } from './app.ts';
import { loadEvents } from './store/load.ts';
import { findPictures } from './store/pictures.ts';
import { createMisbehaviour } from './switches/misbehave.ts';
import { allOff, type Switches } from './switches/switches.ts';

export { FAULTS, type Fault, type Switches } from './switches/switches.ts';

export type EventsServiceOptions = Partial<Switches> & {
  /** Folder of events, one JSON-LD file each; its form is described in the README beside this package. */
  readonly eventsDir: string;
  /** Folder of the pictures that they name. */
  readonly picturesDir: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly host?: string;
  readonly apiKey: string;
  readonly clientId: string;
  /** What is over, and what is not published yet, is a matter of this clock. */
  readonly clock?: Clock;
  /** Moves every moment of the sample so many weeks on. */
  readonly weeksLater?: number;
  /** Image service that has the same pictures and cuts them to size: that of the embedded content service. */
  readonly cutterUrl?: string | undefined;
  readonly log?: Log;
};

export type EventsService = {
  /** `http://host:port`, without a slash behind it. */
  readonly url: string;
  /** How many events were read. */
  readonly size: number;
  /** Changes the switches for tests while the service runs; the others stay as they are. */
  readonly setSwitches: (changes: Partial<Switches>) => void;
  readonly close: () => Promise<void>;
};

const switchesIn = (options: Partial<Switches>, fallback: Switches): Switches => ({
  latencyMs: options.latencyMs ?? fallback.latencyMs,
  fault: options.fault ?? fallback.fault,
  faultRate: options.faultRate ?? fallback.faultRate,
});

/**
 * Starts the embedded events source: search, entry and image host over a folder, in the wire shapes of the real
 * service (contract events-source). Rejects when the port is taken or the folder is missing.
 */
export async function startEventsService(options: EventsServiceOptions): Promise<EventsService> {
  const { port, host = '127.0.0.1', log = silentLog } = options;
  let switches = switchesIn(options, allOff);
  const events = await loadEvents(options.eventsDir, options.weeksLater ?? 0, log);
  const app = createApp({
    events,
    pictures: {
      folder: options.picturesDir,
      pictures: await findPictures(options.picturesDir),
      cutterUrl: options.cutterUrl,
    },
    apiKey: options.apiKey,
    clientId: options.clientId,
    clock: options.clock ?? systemClock,
    log,
  });
  const misbehave = createMisbehaviour(() => switches);
  const respond = getRequestListener(app.fetch);
  const server = createServer(async (request, response) => {
    if (!(await misbehave(request, response))) await respond(request, response);
  });
  const taken = await listen(server, port, host);
  return {
    url: `http://${hostAndPort(host, taken)}`,
    size: events.length,
    setSwitches(changes) {
      switches = switchesIn(changes, switches);
    },
    close: () => closeServer(server),
  };
}
