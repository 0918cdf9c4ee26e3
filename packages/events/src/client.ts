import { type Clock, systemClock } from '@inktvis/foundation/clock';
import { createDiskStore, type LastGoodStore } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { createThrottle } from '@inktvis/foundation/throttle';
import { UITDATABANK_IMAGES } from './image-address.ts';
import { createListed } from './listed.ts';
import { isEventSlug } from './slug.ts';
import { eventAddress, isReachable, listAddress } from './source/addresses.ts';
import { type Failure, unreadable } from './source/failure.ts';
import { type Credentials, createSearchHost } from './source/search-host.ts';
import { createStaleCache, type Question } from './stale-cache.ts';
import type { TouringEvent } from './touring-event.ts';
import type { EventList, EventsClient, Read } from './types.ts';
import { collectionSchema } from './wire/event-schema.ts';
import { type ReadEvent, readEvent } from './wire/read-event.ts';

/** Waiting times in ms. */
export type EventsTimes = {
  /** Age up to which an answer is given without asking again. */
  readonly fresh: number;
  /** Age up to which it is given at once and asked again behind the visitor's back. */
  readonly stale: number;
  /** Longest wait of a visitor; leaves a second of the five (requirements 9) for the page. */
  readonly visitor: number;
  /** One attempt. */
  readonly attempt: number;
  /** The source is left alone after a failure. */
  readonly rest: number;
  /** Before the one repeat after a broken connection or a 5xx. */
  readonly retry: number;
};

const TIMES: EventsTimes = {
  fresh: 600_000,
  stale: 3_600_000,
  visitor: 4_000,
  attempt: 10_000,
  rest: 10_000,
  retry: 250,
};

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
  /** Whether an event has been published yet is a matter of the site's time. */
  readonly clock?: Clock;
  /** Where pictures may come from; by default the real image hosts and the search host itself, for the embedded source. */
  readonly imageOrigins?: readonly string[];
  /** Questions that may start in a second: 5 by default. */
  readonly requestsPerSecond?: number;
  readonly times?: Partial<EventsTimes>;
  readonly store?: LastGoodStore;
};

const PER_PAGE = 30;
/** More than a tour has. */
const ALL = 500;
const NONE: readonly TouringEvent[] = [];
const PUBLIC = new Set(['APPROVED', 'READY_FOR_VALIDATION']);
const emptyList = (perPage: number): EventList => ({ itemsPerPage: perPage, totalItems: 0, events: [] });

/**
 * The client of the touring events source (requirements 7.4, contract events-source). Questions are cached ten
 * minutes, with a last good copy in memory and on disk; failures are logged without credentials and are values.
 */
export function createEventsClient(options: EventsOptions): EventsClient {
  const { url, label, log, detailPath, clock = systemClock } = options;
  const times = { ...TIMES, ...options.times };
  const imageOrigins = options.imageOrigins ?? [...UITDATABANK_IMAGES, new URL(url).origin];
  const ask = createSearchHost({
    apiKey: options.apiKey,
    clientId: options.clientId,
    timeoutMs: times.attempt,
    retryMs: times.retry,
    turn: createThrottle(options.requestsPerSecond ?? 5, { patienceMs: times.visitor }),
    clock,
  });
  const cache = createStaleCache({
    store:
      options.store ??
      createDiskStore(options.lastGoodDir, (error) =>
        log.warn({ error: String(error) }, 'last good copy not kept'),
      ),
    freshMs: times.fresh,
    staleMs: times.stale,
    deadlineMs: times.visitor,
    restMs: times.rest,
    maxEntries: 1000,
    onFailure: (read, { kind, message, status }) =>
      log.warn({ read, kind, message, status }, 'events source did not answer'),
  });
  const listed = createListed(times.fresh);

  /** The members that can be read; when none of several can, the answer as a whole makes no sense. */
  function parse(wire: unknown): Result<{ members: ReadEvent[]; list: EventList }, Failure> {
    const collection = collectionSchema.safeParse(wire);
    if (!collection.success) return err(unreadable('the answer is no collection'));
    const { member, itemsPerPage, totalItems } = collection.data;
    const read = member.map((raw) => readEvent(raw, { detailPath, imageOrigins }));
    const members = read.filter((one) => one !== null);
    if (member.length > 0 && members.length === 0) return err(unreadable('no event can be read'));
    if (members.length < member.length) {
      log.warn({ skipped: member.length - members.length, of: member.length }, 'events that cannot be read');
    }
    return ok({ members, list: { itemsPerPage, totalItems, events: members.map(({ event }) => event) } });
  }

  function listQuestion(page: number, perPage: number, tags: readonly string[]): Question<EventList> {
    const address = listAddress(url, { page, perPage, labels: [label, ...tags] });
    return {
      key: address.href,
      ask: () => ask(address),
      parse(wire) {
        const parsed = parse(wire);
        return parsed.ok ? ok(parsed.value.list) : parsed;
      },
      keep: ({ events }) => page === 1 || events.length > 0,
      onFresh: ({ events }) => listed.learn(events),
    };
  }

  return {
    async list({ page, perPage = PER_PAGE, tags = [] }) {
      if (!isReachable(page, perPage)) return { ok: true, value: emptyList(perPage), outdated: false };
      const read = await cache.read(listQuestion(page, perPage, tags));
      if (read.ok && read.outdated) listed.fillIn(read.value.events);
      return read;
    },

    async find(text): Promise<Read<TouringEvent | null>> {
      const slug = text.toLowerCase();
      if (!isEventSlug(slug)) return { ok: true, value: null, outdated: false };
      const fresh = listed.fresh(slug);
      if (fresh) return { ok: true, value: fresh, outdated: false };
      const address = eventAddress(url, slug, label);
      const read = await cache.read<TouringEvent | null>({
        key: address.href,
        ask: () => ask(address),
        parse(wire) {
          const parsed = parse(wire);
          if (!parsed.ok) return parsed;
          const found = parsed.value.members.find(({ event }) => event.slug === slug);
          return ok(found && isPublic(found) ? found.event : null);
        },
        keep: (event) => event !== null,
        onFresh: (event) => {
          if (event === null) listed.forget(slug);
        },
      });
      if (read.ok) return read;
      const known = listed.any(slug);
      return known ? { ok: true, value: known, outdated: true } : read;
    },

    known: async () => (await cache.peek(listQuestion(1, ALL, [])))?.events ?? NONE,
  };

  /** What the switched-off window would have hidden: never published, or not yet. */
  function isPublic({ workflowStatus, availableFrom }: ReadEvent): boolean {
    return PUBLIC.has(workflowStatus) && availableFrom !== null && availableFrom <= clock.now();
  }
}
