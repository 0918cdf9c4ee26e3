import { parseJson } from '@inktvis/foundation/json';
import type { LastGoodStore } from '@inktvis/foundation/last-good';
import { type Query, QueryCache } from '@inktvis/foundation/query-cache';
import type { Result } from '@inktvis/foundation/result';
import { type Loaded, RevalidatingCache } from '@inktvis/foundation/revalidating-cache';
import type { CacheVersion } from '../transport/cache-version.ts';
import type { Reply } from '../transport/transport.ts';
import type { ReadError } from '../types.ts';

/** All times are in milliseconds. */
type VersionedCacheOptions = {
  /** Asks for the content version of the space. */
  readonly version: () => Reply<number>;
  readonly store: LastGoodStore;
  /** How long a known version counts as current. */
  readonly versionMaxAgeMs: () => number;
  /** How responses follow the version, where they may run behind it. */
  readonly cacheVersion?: Pick<CacheVersion, 'moved' | 'expire' | 'isBehind' | 'check'>;
  /** A read waits at most this long; then the last good response is returned (requirements 9). */
  readonly timeoutMs: number;
  /** After a failure nothing is asked of the service for this long. */
  readonly backOffMs: number;
  /** While the service is known to be down no read waits for it, nor for requests in flight. */
  readonly isDown?: () => boolean;
  /** Upper bound of the memory for responses, in bytes of their JSON. */
  readonly maxBytes: number;
  readonly onFailure: (key: string, error: ReadError) => void;
  readonly now?: () => number;
};

/** A query to the content service: `W` is the response on the wire, `T` what the site reads in it. */
export type ContentQuery<W, T> = Query<W, T, ReadError>;

/** What a read depends on: its tags, and whether a last good copy replaced the present response. */
export type Dependencies = { readonly tags: readonly string[]; readonly outdated: boolean };

/** Called with the dependencies of each read. */
type TrackDependencies = (dependencies: Dependencies) => void;

/** What the read is for: a page, or none in particular. */
export type Reader = {
  /** Called with what each read depends on. */
  readonly track?: TrackDependencies;
  /**
   * Until when the reader waits for all its reads together, on `performance.now()`; after that it gets what is known.
   * What is under way continues for later readers.
   */
  readonly deadline?: number;
};

const UNAVAILABLE: ReadError = { kind: 'unavailable', message: 'no response in time' };
const VERSION = 'version';
/** Of the store. */
const STORED_VERSION = 'version of the space';

type VersionOptions = Pick<
  VersionedCacheOptions,
  'version' | 'versionMaxAgeMs' | 'timeoutMs' | 'backOffMs' | 'onFailure' | 'now'
>;

/**
 * Knows the version of the space; `onChange` is called with the first one, and with each that differs from the one
 * before.
 */
function createVersionTracker(
  options: VersionOptions,
  onChange: (version: number, isFirst: boolean) => void,
) {
  const { version, versionMaxAgeMs, timeoutMs, backOffMs, onFailure, now } = options;
  const cache = new RevalidatingCache<number, never, ReadError>({
    maxBytes: 1024,
    timeouts: { missing: timeoutMs, expired: timeoutMs, stale: timeoutMs, invalidated: timeoutMs },
    backOff: { ms: backOffMs, maxFactor: 1 },
    backOffWithoutEntry: true,
    now,
  });
  let known: number | null = null;
  /** Counts `expire`: a version that was requested before one of them is not the present one. */
  let epoch = 0;

  async function load(): Promise<Loaded<number, never, ReadError>> {
    const startedIn = epoch;
    const result = await version();
    if (!result.ok) return { kind: 'failed', failure: result.error };
    if (startedIn === epoch) {
      const isFirst = known === null;
      const isChanged = known !== result.value;
      known = result.value;
      if (isChanged) onChange(result.value, isFirst);
    }
    return { kind: 'value', value: result.value, bytes: 8, freshMs: versionMaxAgeMs() };
  }

  async function loadAndReport(): Promise<Loaded<number, never, ReadError>> {
    const loaded = await load();
    if (loaded.kind === 'failed') onFailure(VERSION, loaded.failure);
    return loaded;
  }

  return {
    /** Whether the known version is the present one; asks for it when it is too old to tell, and waits `maxWaitMs`. */
    async isCurrent(maxWaitMs: number): Promise<boolean> {
      const { kind } = await cache.read(VERSION, loadAndReport, maxWaitMs);
      return kind === 'hit' || kind === 'loaded';
    },
    /** Asks for the version now; null when the service does not respond. */
    async ask(): Promise<number | null> {
      const startedIn = epoch;
      const loaded = await load();
      if (loaded.kind !== 'value') return null;
      if (startedIn === epoch) cache.put(VERSION, loaded);
      return loaded.value;
    },
    known: (): number | null => known,
    /** Another instance received this version now. A request is saved only when it is known here too. */
    confirm(version: number): boolean {
      if (version !== known) return false;
      cache.put(VERSION, { value: version, bytes: 8, freshMs: versionMaxAgeMs() });
      return true;
    },
    expire(): void {
      epoch += 1;
      cache.invalidate();
    },
    backOff: (): void => cache.backOff(backOffMs),
  };
}

/**
 * Responses of the content service, valid for one version of the space: while nothing is published nothing is asked
 * again. When the service does not respond, the last good response is returned; only what was never read is an error.
 */
export function createVersionedCache(options: VersionedCacheOptions) {
  const { store, maxBytes, timeoutMs, backOffMs, isDown, onFailure, now = () => performance.now() } = options;
  const { cacheVersion } = options;
  /** The version of the last good copies, before a restart. */
  let stored: number | null = null;
  const restored = store.load(STORED_VERSION).then((text) => {
    const version = parseJson(text ?? '');
    if (typeof version === 'number') stored = version;
  });
  const versions = createVersionTracker(options, (version, isFirst) => {
    cacheVersion?.moved(version);
    void restored.then(() => store.save(STORED_VERSION, JSON.stringify(version)));
    if (!isFirst) responses.invalidate();
  });
  const responses = new QueryCache<ReadError>({
    store,
    maxBytes,
    freshMs: Number.POSITIVE_INFINITY,
    staleMs: 0,
    timeoutMs,
    backOffMs,
    backOffWithoutEntry: false,
    unavailable: () => UNAVAILABLE,
    backOffOf: ({ kind }) => ({ affectsAll: kind === 'unavailable' }),
    onFailure(key, error) {
      if (error.kind === 'unavailable') versions.backOff();
      onFailure(key, error);
    },
    now,
  });

  return {
    /** The result of a query. Never rejects. */
    async read<W, T>(
      query: ContentQuery<W, T>,
      { track, deadline = Number.POSITIVE_INFINITY }: Reader = {},
    ): Promise<Result<T, ReadError>> {
      const maxWaitMs = () => (isDown?.() ? 0 : deadline - now());
      const { result, tags, outdated } = (await versions.isCurrent(maxWaitMs()))
        ? await responses.read(query, maxWaitMs())
        : await restored.then(() => responses.lastGood(query, UNAVAILABLE));
      cacheVersion?.check();
      track?.({ tags, outdated: outdated || (cacheVersion?.isBehind() ?? false) });
      return result;
    },
    /**
     * Something changed, whatever the version says: two publications in one second may leave it as it is. Each next
     * read asks the service again.
     */
    expire(): void {
      versions.expire();
      cacheVersion?.expire();
      responses.invalidate();
    },
    /** Each next read of a response with one of these tags, or of any, asks the service again. */
    outdate: (tags?: readonly string[]): void => responses.invalidate(tags),
    /** Asks the service for the version now; null when it does not respond. */
    askVersion: async (): Promise<number | null> => {
      const version = await versions.ask();
      cacheVersion?.check();
      return version;
    },
    /** Another instance received this version; false when another one is known here. */
    confirmVersion: versions.confirm,
    /** The version that was seen last, if any. */
    knownVersion: versions.known,
    /** The same, or after a restart that of the last good copies: known once something was read. */
    lastVersion: () => versions.known() ?? stored,
  };
}

/** As far as the reads of the site need it. */
export type ContentCache = Pick<ReturnType<typeof createVersionedCache>, 'read'>;
