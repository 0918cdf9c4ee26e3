import { parseJson } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import type { LastGoodStore } from './last-good.ts';
import { type CacheEntry, type Loaded, RevalidatingCache } from './revalidating-cache.ts';

/** All times are in milliseconds. */
type QueryCacheOptions<E> = {
  readonly store: LastGoodStore;
  /** In bytes of JSON. */
  readonly maxBytes: number;
  /** Infinite when only `invalidate` ends it. */
  readonly freshMs: number;
  /** After that: it is returned at once while the source is asked in the background. */
  readonly staleMs: number;
  readonly timeoutMs: number;
  /** After a failure or a timeout, unless the source asks for longer. */
  readonly backOffMs: number;
  /** During a back-off, also fail reads that have no copy. Otherwise those still ask the source. */
  readonly backOffWithoutEntry: boolean;
  readonly unavailable: (message: string) => E;
  /** Whether a failure concerns the source as a whole, and how long it asks to wait. */
  readonly backOffOf: (error: E) => {
    readonly affectsAll: boolean;
    readonly retryAfterMs?: number | undefined;
  };
  readonly onFailure: (key: string, error: E) => void;
  readonly now?: () => number;
};

/** How to ask a source for one thing, and how to understand its response. A key always belongs to one query. */
export type Query<W, T, E> = {
  readonly key: string;
  readonly fetch: () => Promise<Result<W, E>>;
  readonly parse: (wire: W) => Result<T, E>;
  /** Checks a copy from disk, which an older build may have written; undefined when it cannot be used. */
  readonly revive: (copy: unknown) => W | undefined;
  /** Whether the response is worth a copy on disk; if not, an older copy is deleted. True by default. */
  readonly isStorable?: (value: T) => boolean;
};

/** A result; `outdated` when the last good copy replaces a response that did not arrive. */
export type QueryResult<T, E> = {
  readonly result: Result<T, E>;
  readonly outdated: boolean;
};

const LATE = 'no response in time';

/** Results of an outside source, in memory and on disk; when it fails or is slow the last good one. */
export class QueryCache<E> {
  readonly #options: QueryCacheOptions<E>;
  readonly #now: () => number;
  readonly #cache: RevalidatingCache<unknown, never, E>;

  constructor(options: QueryCacheOptions<E>) {
    const { timeoutMs, backOffMs, now = () => performance.now() } = options;
    this.#options = options;
    this.#now = now;
    this.#cache = new RevalidatingCache({
      maxBytes: options.maxBytes,
      now,
      timeouts: { missing: timeoutMs, expired: timeoutMs, invalidated: timeoutMs, stale: 0 },
      backOffMs,
      backOffWithoutEntry: options.backOffWithoutEntry,
    });
  }

  /** Never rejects. Waits for the timeout or `maxWaitMs` at most, and one read of the disk; with 0 it is what is known now. */
  async read<W, T>(query: Query<W, T, E>, maxWaitMs = Number.POSITIVE_INFINITY): Promise<QueryResult<T, E>> {
    const found = await this.#cache.read(query.key, () => this.#load(query), maxWaitMs);
    if (found.kind === 'uncached') return found.value;
    if (found.kind === 'failed') return this.#lastGood(query, found.failure);
    if (found.kind !== 'stale' && found.kind !== 'none') return resultOf(found.entry, false);
    if (
      found.kind === 'stale' &&
      !this.#cache.isInvalidated(found.entry) &&
      this.#now() < found.entry.staleUntil
    ) {
      return resultOf(found.entry, found.reason !== 'timeout');
    }
    // A reader in a hurry says nothing of the source.
    const isLate = found.reason === 'timeout' && maxWaitMs >= this.#options.timeoutMs;
    if (isLate) this.#cache.backOff(this.#options.backOffMs);
    if (found.kind === 'stale') return resultOf(found.entry, true);
    const message = found.reason === 'timeout' ? LATE : 'backing off after a failure';
    return this.#lastGood(query, this.#options.unavailable(message));
  }

  /** The last good result, from memory or disk, without asking the source; else `error`. */
  async #lastGood<W, T>(query: Query<W, T, E>, error: E): Promise<QueryResult<T, E>> {
    const { key, revive, parse } = query;
    const entry = this.#cache.entry(key);
    if (entry) return resultOf(entry, true);
    const copy = await this.#options.store.load(key);
    const wire = copy === undefined ? undefined : revive(parseJson(copy));
    const parsed = wire === undefined ? undefined : parse(wire);
    if (copy === undefined || !parsed?.ok) return { result: err(error), outdated: true };
    return resultOf(this.#cache.putExpired(key, { value: parsed.value, bytes: copy.length }), true);
  }

  invalidate(): void {
    this.#cache.invalidate();
  }

  async #load<W, T>(query: Query<W, T, E>): Promise<Loaded<unknown, never, E>> {
    const { store, freshMs, staleMs, onFailure, backOffOf } = this.#options;
    const { key, parse, isStorable = () => true } = query;
    const failed = (failure: E): Loaded<unknown, never, E> => {
      onFailure(key, failure);
      const { affectsAll, retryAfterMs } = backOffOf(failure);
      return { kind: 'failed', failure, affectsAll, retryAfterMs };
    };
    const response = await query.fetch();
    if (!response.ok) return failed(response.error);
    const parsed = parse(response.value);
    if (!parsed.ok) return failed(parsed.error);
    const { value } = parsed;
    const json = JSON.stringify(response.value);
    if (isStorable(value)) await store.save(key, json);
    else await store.forget(key);
    return { kind: 'value', value, bytes: json.length, freshMs, staleMs };
  }
}

function resultOf<T, E>(entry: CacheEntry<unknown>, outdated: boolean): QueryResult<T, E> {
  // A key always belongs to one query, hence to one type.
  return { result: ok(entry.value as T), outdated };
}
