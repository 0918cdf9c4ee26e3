import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { createDiskStore, type LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { type Query, QueryCache, type QueryResult } from '@inktvis/foundation/query-cache';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { collectionSchema } from './event-schema.ts';
import { UITDATABANK_IMAGES } from './pictures.ts';
import { type ReadEvent, readEvent, type TouringEvent } from './read-event.ts';
import { readPages } from './read-pages.ts';
import { type Credentials, createSearchHost, type Failure, failure } from './search-host.ts';
import { isEventSlug } from './slug.ts';

/** In ms. */
const TIMES = {
  fresh: 600_000,
  /** Up to this age it is returned at once, and asked again in the background. */
  stale: 3_600_000,
  /** Leaves a second of the five (requirements 9) for the page. */
  readTimeout: 4_000,
  /** A request that nobody waits for any more still renews the copy. */
  requestTimeout: 10_000,
  backOff: 10_000,
};

export type EventsOptions = Credentials & {
  /** `https://search.uitdatabank.be` */
  readonly url: string;
  readonly label: string;
  /** `inktvis-op-toer` */
  readonly detailPath: string;
  readonly lastGoodDir: string;
  readonly log: Log;
  /** Decides whether an event has been published yet. */
  readonly clock?: Clock;
  /** By default the real image hosts and the search host itself, for the embedded source. */
  readonly imageOrigins?: readonly string[];
  /** That may start; 5 by default. */
  readonly requestsPerSecond?: number;
  readonly times?: Partial<typeof TIMES>;
  readonly store?: LastGoodStore;
};

/** `outdated`: the source does not respond, this is the last good copy. An error (requirements 7.4: null): there is none. */
export type Read<T> =
  | { readonly ok: true; readonly value: T; readonly outdated: boolean }
  | { readonly ok: false; readonly error: { readonly message: string } };

/** Until when a reader waits, on `performance.now()`; after that it gets the last good copy, or an error. */
type Wait = { readonly deadline?: number };

export type EventsClient = ReturnType<typeof createEventsClient>;

/** In a row before the circuit to the source opens. */
const FAILURES = 4;
const MAX_BYTES = 64 * 1024 * 1024;
/** Of the events that cannot be read, in one line of the log. */
const MAX_NAMED = 3;
const NO_EVENTS: readonly TouringEvent[] = [];

/** The touring events (requirements 7.4; docs.publiq.be, Search API). Failures are values, logged without credentials. */
export function createEventsClient(options: EventsOptions) {
  const { clock = systemClock, log, label } = options;
  const times = { ...TIMES, ...options.times };
  const search = createSearchHost({
    apiKey: options.apiKey,
    clientId: options.clientId,
    timeoutMs: times.requestTimeout,
    circuit: createCircuit({
      source: 'events',
      failures: FAILURES,
      silenceMs: times.readTimeout,
      pauseMs: times.backOff,
      onChange: (state) => log.warn({ state }, 'circuit to the events source'),
    }),
    throttle: createThrottle(options.requestsPerSecond ?? 5, times.readTimeout),
  });
  const onStoreError = (error: unknown) => log.warn({ error: String(error) }, 'last good copy not stored');
  const cache = new QueryCache<Failure>({
    store: options.store ?? createDiskStore(options.lastGoodDir, onStoreError),
    maxBytes: MAX_BYTES,
    freshMs: times.fresh,
    staleMs: Math.max(0, times.stale - times.fresh),
    timeoutMs: times.readTimeout,
    backOffMs: times.backOff,
    // The source has a request quota for all its clients together.
    backOffWithoutEntry: true,
    unavailable: failure,
    backOffOf: (failed) => failed,
    onFailure: (read, { message }) => log.warn({ read, message }, 'events source did not respond'),
  });
  const parse = createParser(options);

  /** What the disabled publication window would have hidden is not. */
  const isPublic = ({ publicFrom }: ReadEvent): boolean => publicFrom !== null && publicFrom <= clock.now();

  /** `labels`: events have all of them. */
  function query<T>(
    parameters: Record<string, string>,
    labels: readonly string[],
    select: (events: readonly ReadEvent[]) => T,
  ): Query<unknown, T, Failure> {
    const address = new URL(`${options.url.replace(/\/+$/, '')}/events?embed=true`);
    // A name with brackets, since the source uses only the last of a repeated plain name (docs.publiq.be, Search API).
    for (const one of labels) address.searchParams.append('labels[]', one);
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return {
      key: address.href,
      fetch: () => (parameters.id ? search(address) : readPages(address, search, log)),
      revive: (copy: unknown) => copy,
      parse(wire) {
        const events = parse(wire);
        return events.ok ? ok(select(events.value)) : events;
      },
      isStorable: (value) => value !== null,
    };
  }

  const listQuery = (tags: readonly string[]) =>
    query({ 'sort[availableTo]': 'asc' }, [label, ...tags], (events) => events.map(({ event }) => event));

  /** Over or not: both ends of the publication window are disabled (docs.publiq.be, Search API). */
  const eventQuery = (slug: string) =>
    query({ id: slug, availableFrom: '*', availableTo: '*' }, [label], (events) => {
      const found = events.find(({ event }) => event.slug === slug);
      return found && isPublic(found) ? found.event : null;
    });

  /** All events that are public and not over, with all of `tags` (of a closed list), ending soonest first (requirements 7.4). */
  const list = async (tags: readonly string[] = [], wait?: Wait): Promise<Read<readonly TouringEvent[]>> =>
    toRead(await cache.read(listQuery(tags), untilDeadline(wait)));

  return {
    list,

    /** Over or not; null when there is none of ours that is public. A text that cannot be a slug costs no request. */
    async find(text: string, wait?: Wait): Promise<Read<TouringEvent | null>> {
      const slug = text.toLowerCase();
      if (!isEventSlug(slug)) return { ok: true, value: null, outdated: false };
      // The pages that the list links to need no request of their own, and still open when the source fails.
      const tour = await list([], wait);
      const listed = tour.ok && tour.value.find((event) => event.slug === slug);
      if (listed) return { ...tour, value: listed };
      return toRead(await cache.read(eventQuery(slug), untilDeadline(wait)));
    },

    /** The list as far as it is known, without a wait; renewed in the background. The same array until it changes. */
    async known(): Promise<readonly TouringEvent[]> {
      const { result } = await cache.read(listQuery([]), 0);
      return result.ok ? result.value : NO_EVENTS;
    },
  };
}

const untilDeadline = ({ deadline = Number.POSITIVE_INFINITY }: Wait = {}): number =>
  deadline - performance.now();

const toRead = <T>({ result, outdated }: QueryResult<T, Failure>): Read<T> =>
  result.ok ? { ...result, outdated } : result;

/** When none of several events can be read, the response as a whole makes no sense. */
function createParser({ url, log, detailPath, ...options }: EventsOptions) {
  const imageOrigins = options.imageOrigins ?? [...UITDATABANK_IMAGES, new URL(url).origin];
  return (wire: unknown): Result<readonly ReadEvent[], Failure> => {
    const collection = collectionSchema.safeParse(wire);
    if (!collection.success) return err(failure('the response is no collection', false));
    const { member } = collection.data;
    const read = member.map((raw) => readEvent(raw, { detailPath, imageOrigins }));
    const events = read.flatMap((one) => (one.ok ? [one.value] : []));
    const problems = read.flatMap((one) => (one.ok ? [] : [one.error]));
    if (problems.length > 0) {
      const first = problems.slice(0, MAX_NAMED);
      log.warn({ skipped: problems.length, of: member.length, first }, 'events that cannot be read');
    }
    return problems.length > 0 && events.length === 0
      ? err(failure('no event can be read', false))
      : ok(events);
  };
}
