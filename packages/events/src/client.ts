import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { createDiskStore, type LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { type Query, QueryCache, type QueryResult } from '@inktvis/foundation/query-cache';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { eventAddress, isEventSlug, isReachable, listAddress } from './addresses.ts';
import { collectionSchema } from './event-schema.ts';
import { UITDATABANK_IMAGES } from './pictures.ts';
import { type ReadEvent, readEvent } from './read-event.ts';
import {
  type Credentials,
  createSearchHost,
  type Failure,
  noResponse,
  type SearchHost,
  unreadable,
} from './search-host.ts';
import type { EventList, EventsClient, Read, TouringEvent, Wait } from './types.ts';

/** Times in ms. */
const TIMES = {
  /** Age up to which a response is returned without asking again. */
  fresh: 600_000,
  /** Age up to which it is returned at once while the source is asked again in the background. */
  stale: 3_600_000,
  /** How long a visitor waits at most; leaves a second of the five (requirements 9) for the page. */
  readTimeout: 4_000,
  /** One attempt. */
  attemptTimeout: 10_000,
  /** How long nothing is requested from the source after a failure. */
  backOff: 10_000,
  /** Before the one retry after a broken connection or a 5xx. */
  retryDelay: 250,
};

type EventsTimes = Readonly<typeof TIMES>;

export type EventsOptions = Credentials & {
  /** Base of the search host: `https://search.uitdatabank.be`. */
  readonly url: string;
  /** The product's own label: every event shown has it. */
  readonly label: string;
  /** Path below which events have their pages: `inktvis-op-toer`. */
  readonly detailPath: string;
  /** Folder of the last good copies. */
  readonly lastGoodDir: string;
  readonly log: Log;
  /** The site's time: it decides whether an event has been published yet. */
  readonly clock?: Clock;
  /**
   * Where pictures may come from; by default the real image hosts and the search host itself, for the embedded source.
   */
  readonly imageOrigins?: readonly string[];
  /** Requests that may start per second: 5 by default. */
  readonly requestsPerSecond?: number;
  readonly times?: Partial<EventsTimes>;
  readonly store?: LastGoodStore;
};

/** Attempts that fail in a row before the circuit to the source opens. */
const FAILURES = 4;

const MEBIBYTE = 1024 * 1024;
const PER_PAGE = 30;
/** More events than a tour has. */
const ALL = 500;
/** Memory for an event that came with a list, roughly; it shares its data with that list. */
const LISTED_EVENT_BYTES = 1024;
const NO_EVENTS: readonly TouringEvent[] = [];
const PUBLIC = new Set(['APPROVED', 'READY_FOR_VALIDATION']);
const emptyList = (perPage: number): EventList => ({ itemsPerPage: perPage, totalItems: 0, events: [] });

type EventsQuery<T> = Query<unknown, T, Failure>;

/**
 * The client of the touring events source (requirements 7.4; docs.publiq.be, Search API). Responses are cached ten
 * minutes, with a last good copy in memory and on disk; failures are logged without credentials and are values.
 */
export function createEventsClient(options: EventsOptions): EventsClient {
  const { clock = systemClock } = options;
  const times = { ...TIMES, ...options.times };
  const search = createSearchHost({
    apiKey: options.apiKey,
    clientId: options.clientId,
    timeoutMs: times.attemptTimeout,
    retryDelayMs: times.retryDelay,
    circuit: createCircuit({
      source: 'events',
      failures: FAILURES,
      silenceMs: times.readTimeout,
      pauseMs: times.backOff,
      onChange: (state) => options.log.warn({ state }, 'circuit to the events source'),
    }),
    throttle: createThrottle(options.requestsPerSecond ?? 5, { maxWaitMs: times.readTimeout }),
    clock,
  });
  const cache = createCache(options, times);
  const queries = createQueries({ ...options, clock }, search, cache);

  return {
    async list({ page, perPage = PER_PAGE, tags = [] }, wait) {
      if (!isReachable(page, perPage)) return { ok: true, value: emptyList(perPage), outdated: false };
      const read = toRead(await cache.read(queries.list(page, perPage, tags), untilDeadline(wait)));
      if (read.ok && read.outdated) queries.putEvents(read.value.events, true);
      return read;
    },

    async find(text, wait): Promise<Read<TouringEvent | null>> {
      const slug = text.toLowerCase();
      if (!isEventSlug(slug)) return { ok: true, value: null, outdated: false };
      return toRead(await cache.read(queries.event(slug), untilDeadline(wait)));
    },

    known: async () => (await cache.peek(queries.list(1, ALL, [])))?.events ?? NO_EVENTS,
  };
}

function createCache({ store, lastGoodDir, log }: EventsOptions, times: EventsTimes): QueryCache<Failure> {
  const onError = (error: unknown) => log.warn({ error: String(error) }, 'last good copy not stored');
  return new QueryCache<Failure>({
    store: store ?? createDiskStore(lastGoodDir, onError),
    maxBytes: 32 * MEBIBYTE,
    freshMs: times.fresh,
    staleMs: Math.max(0, times.stale - times.fresh),
    timeoutMs: times.readTimeout,
    backOffMs: times.backOff,
    // The source has a request quota for all its clients together.
    backOffWithoutEntry: true,
    unavailable: noResponse,
    backOffOf: (failure) => failure,
    onFailure: (read, { kind, message, status }) =>
      log.warn({ read, kind, message, status }, 'events source did not respond'),
  });
}

const untilDeadline = ({ deadline = Number.POSITIVE_INFINITY }: Wait = {}): number =>
  deadline - performance.now();

/** Without what only the cache needs to know of a failure. */
function toRead<T>({ result, outdated }: QueryResult<T, Failure>): Read<T> {
  if (result.ok) return { ...result, outdated };
  const { kind, message } = result.error;
  return err({ kind, message });
}

/**
 * Reads the events of a response that can be read; when none of several can, the response as a whole makes no sense.
 */
function createParser({ url, log, detailPath, ...options }: EventsOptions) {
  const imageOrigins = options.imageOrigins ?? [...UITDATABANK_IMAGES, new URL(url).origin];
  return (wire: unknown): Result<{ members: ReadEvent[]; list: EventList }, Failure> => {
    const collection = collectionSchema.safeParse(wire);
    if (!collection.success) return err(unreadable('the response is no collection'));
    const { member, itemsPerPage, totalItems } = collection.data;
    const members = member
      .map((raw) => readEvent(raw, { detailPath, imageOrigins }))
      .filter((one) => one !== null);
    if (member.length > 0 && members.length === 0) return err(unreadable('no event can be read'));
    const hosts = [...new Set(members.flatMap(({ refusedHost }) => refusedHost ?? []))];
    // They can be added to `UITDATABANK_IMAGES`.
    if (hosts.length > 0) log.warn({ hosts }, 'pictures of events may not come from these hosts');
    if (members.length < member.length) {
      log.warn({ skipped: member.length - members.length, of: member.length }, 'events that cannot be read');
    }
    return ok({ members, list: { itemsPerPage, totalItems, events: members.map(({ event }) => event) } });
  };
}

/** The two requests to the source: a page of the list, and one event. */
function createQueries(
  options: EventsOptions & { readonly clock: Clock },
  search: SearchHost,
  cache: QueryCache<Failure>,
) {
  const { url, label, clock } = options;
  const parse = createParser(options);

  /** What the disabled publication window would have hidden: events never published, or not yet. */
  const isPublic = ({ workflowStatus, availableFrom }: ReadEvent): boolean =>
    PUBLIC.has(workflowStatus) && availableFrom !== null && availableFrom <= clock.now();

  /**
   * A list has whole events, so the pages that it links to need no request while it is fresh, and still open when the
   * source fails.
   */
  const putEvents = (events: readonly TouringEvent[], expired: boolean): void => {
    for (const event of events) {
      cache.put(eventAddress(url, event.slug, label).href, event, { bytes: LISTED_EVENT_BYTES, expired });
    }
  };

  /** How a query asks, whatever it reads in the response. */
  const asking = (address: URL) => ({
    key: address.href,
    fetch: () => search(address),
    revive: (copy: unknown) => copy,
  });

  return {
    putEvents,

    list(page: number, perPage: number, tags: readonly string[]): EventsQuery<EventList> {
      return {
        ...asking(listAddress(url, { page, perPage, labels: [label, ...tags] })),
        parse(wire) {
          const parsed = parse(wire);
          return parsed.ok ? ok(parsed.value.list) : parsed;
        },
        isStorable: ({ events }) => page === 1 || events.length > 0,
        onLoaded: ({ events }) => putEvents(events, false),
      };
    },

    event(slug: string): EventsQuery<TouringEvent | null> {
      return {
        ...asking(eventAddress(url, slug, label)),
        parse(wire) {
          const parsed = parse(wire);
          if (!parsed.ok) return parsed;
          const found = parsed.value.members.find(({ event }) => event.slug === slug);
          return ok(found && isPublic(found) ? found.event : null);
        },
        isStorable: (event) => event !== null,
      };
    },
  };
}
