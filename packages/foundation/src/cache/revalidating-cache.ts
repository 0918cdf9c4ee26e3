import { LRUCache } from 'lru-cache';
import { within } from '../within.ts';

/** All times are in milliseconds. */
export type CacheOptions<V> = {
  /** In the bytes that each load states. */
  readonly maxBytes: number;
  /** Only differences are used. */
  readonly now?: () => number;
  /** How long a read waits for a load, counted from its start, while there is nothing, or only an entry past its time. */
  readonly timeouts: {
    readonly missing: number;
    readonly expired: number;
    readonly stale: number;
    readonly invalidated: number;
  };
  /** How long a key is not loaded again after a failed load, unless that asks for longer. */
  readonly backOffMs: number;
  /** Also refuse to load during a back-off when there is nothing to return: for sources with a request quota. */
  readonly backOffWithoutEntry?: boolean;
  /** Entries that may only use a share (0 to 1) of the memory, so that a flood of them evicts no others. */
  readonly side?: { readonly share: number; readonly holds: (key: string, value: V) => boolean };
};

/** A value to store: fresh for `freshMs`, then stale for `staleMs`. */
type Storable<V> = {
  readonly value: V;
  readonly bytes: number;
  readonly freshMs: number;
  readonly staleMs?: number;
};

/** How a load ends. `uncached` removes an earlier entry, `failed` leaves it. `affectsAll` extends the back-off to every key. */
export type Loaded<V, U, F> =
  | (Storable<V> & { readonly kind: 'value' })
  | { readonly kind: 'uncached'; readonly value: U }
  | {
      readonly kind: 'failed';
      readonly failure: F;
      readonly retryAfterMs?: number;
      readonly affectsAll?: boolean;
    };

export type CacheEntry<V> = {
  readonly value: V;
  readonly bytes: number;
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** The number of its load: the result of an earlier one never replaces that of a later one. */
  readonly load: number;
  /** How often everything had been invalidated when its load began. */
  readonly round: number;
};

type Reason = 'timeout' | 'back-off' | 'failed';

/** `loaded`: it waited for it; `shared`: another read started the load; `none`: nothing known and no load ended. */
type Found<V, U, F> =
  | { readonly kind: 'hit' | 'loaded'; readonly entry: CacheEntry<V> }
  | { readonly kind: 'stale'; readonly entry: CacheEntry<V>; readonly reason: Reason }
  | { readonly kind: 'uncached'; readonly value: U; readonly shared: boolean }
  | { readonly kind: 'failed'; readonly failure: F; readonly shared: boolean }
  | { readonly kind: 'none'; readonly reason: Reason };

type Ended<V, U, F> =
  | { readonly kind: 'entry'; readonly entry: CacheEntry<V> }
  | Exclude<Loaded<V, U, F>, { kind: 'value' }>;

type Load<V, U, F> = { readonly startedAt: number; readonly ended: Promise<Ended<V, U, F>> };

const MAX_BACK_OFFS = 10_000;

/** Stale-while-revalidate with bounded waits, one load per key, back-off and invalidation (why: docs/decisions/016). */
export class RevalidatingCache<V, U = never, F = never> {
  readonly #options: CacheOptions<V>;
  readonly #now: () => number;
  readonly #main: LRUCache<string, CacheEntry<V>>;
  readonly #side: LRUCache<string, CacheEntry<V>> | undefined;
  /** Until when a key is not loaded. Bounded with `maxSize`: with `max`, `lru-cache` reserves the memory at once. */
  readonly #backOffs = new LRUCache<string, number>({ maxSize: MAX_BACK_OFFS, sizeCalculation: () => 1 });
  #backOffUntil = Number.NEGATIVE_INFINITY;
  /** Loads under way that no invalidation closed to new reads. */
  readonly #joinable = new Map<string, Load<V, U, F>>();
  #lastLoad = 0;
  #round = 0;

  constructor(options: CacheOptions<V>) {
    const { maxBytes, side, now = () => performance.now() } = options;
    this.#options = options;
    this.#now = now;
    this.#main = createStorage(maxBytes * (1 - (side?.share ?? 0)));
    this.#side = side && createStorage(maxBytes * side.share);
  }

  fresh(key: string): CacheEntry<V> | undefined {
    const entry = this.entry(key);
    return entry && !this.isInvalidated(entry) && this.#now() < entry.freshUntil ? entry : undefined;
  }

  /** Whether everything was invalidated since its load began. */
  isInvalidated(entry: CacheEntry<V>): boolean {
    return entry.round < this.#round;
  }

  entry(key: string): CacheEntry<V> | undefined {
    return this.#main.get(key) ?? this.#side?.get(key);
  }

  /** Loads when there is no fresh entry; `load` must not reject. With 0 ms it returns what is known and loads meanwhile. */
  async read(
    key: string,
    load: () => Promise<Loaded<V, U, F>>,
    maxWaitMs = Number.POSITIVE_INFINITY,
  ): Promise<Found<V, U, F>> {
    const fresh = this.fresh(key);
    if (fresh) return { kind: 'hit', entry: fresh };
    const known = this.entry(key);
    const running = this.#joinable.get(key);
    if (!running && this.#isBackingOff(key) && (known || this.#options.backOffWithoutEntry)) {
      const reason = 'back-off';
      return known ? { kind: 'stale', entry: known, reason } : { kind: 'none', reason };
    }
    const current = running ?? this.#start(key, load);
    const wait = this.#timeoutOf(known) - (this.#now() - current.startedAt);
    const ended = await within(current.ended, Math.min(wait, maxWaitMs));
    const shared = running !== undefined;
    if (ended?.kind === 'entry') return { kind: 'loaded', entry: ended.entry };
    if (ended?.kind === 'uncached') return { kind: 'uncached', value: ended.value, shared };
    const entry = this.entry(key) ?? known;
    if (entry) return { kind: 'stale', entry, reason: ended ? 'failed' : 'timeout' };
    return ended ? { kind: 'failed', failure: ended.failure, shared } : { kind: 'none', reason: 'timeout' };
  }

  /** Stores a value of unknown age, such as a copy from disk, unless there is an entry. It counts as expired. */
  putExpired(key: string, { value, bytes }: Pick<Storable<V>, 'value' | 'bytes'>): CacheEntry<V> {
    const expired = { value, bytes, freshMs: Number.NEGATIVE_INFINITY };
    return this.entry(key) ?? this.#store(key, expired, 0, this.#round);
  }

  /** Makes every entry stale, those of loads under way too, which no later read joins. Ends back-offs. */
  invalidate(): void {
    this.#round += 1;
    this.#joinable.clear();
    this.#backOffUntil = Number.NEGATIVE_INFINITY;
    this.#backOffs.clear();
  }

  /** Starts no load of any key for this long; a load that succeeds ends it. */
  backOff(ms: number): void {
    this.#backOffUntil = Math.max(this.#backOffUntil, this.#now() + ms);
  }

  /** Seconds since an entry was stored, for the `Age` header (RFC 9111, 5.1). */
  ageSeconds(entry: CacheEntry<V>): number {
    return Math.max(0, Math.floor((this.#now() - entry.storedAt) / 1000));
  }

  #isBackingOff(key: string): boolean {
    return this.#now() < Math.max(this.#backOffUntil, this.#backOffs.get(key) ?? Number.NEGATIVE_INFINITY);
  }

  #start(key: string, load: () => Promise<Loaded<V, U, F>>): Load<V, U, F> {
    this.#lastLoad += 1;
    const [number, round] = [this.#lastLoad, this.#round];
    const ended = load()
      .then((loaded) => this.#settle(key, number, round, loaded))
      .finally(() => {
        if (this.#joinable.get(key) === started) this.#joinable.delete(key);
      });
    const started: Load<V, U, F> = { startedAt: this.#now(), ended };
    // A rejection is a defect of the caller: it reaches the reads that wait, and there may be none.
    ended.catch(() => {});
    this.#joinable.set(key, started);
    return started;
  }

  #settle(key: string, number: number, round: number, loaded: Loaded<V, U, F>): Ended<V, U, F> {
    const present = this.entry(key);
    const newer = present && present.load > number ? present : undefined;
    if (loaded.kind === 'failed') {
      if (!newer) {
        const ms = Math.max(this.#options.backOffMs, loaded.retryAfterMs ?? 0);
        this.#backOffs.set(key, this.#now() + ms);
        if (loaded.affectsAll) this.backOff(ms);
      }
      return loaded;
    }
    this.#backOffUntil = Number.NEGATIVE_INFINITY;
    this.#backOffs.delete(key);
    if (loaded.kind === 'uncached') {
      if (!newer) this.#delete(key);
      return loaded;
    }
    return { kind: 'entry', entry: newer ?? this.#store(key, loaded, number, round) };
  }

  #store(key: string, storable: Storable<V>, load: number, round: number): CacheEntry<V> {
    const { value, bytes, freshMs, staleMs = 0 } = storable;
    const storedAt = this.#now();
    const freshUntil = storedAt + freshMs;
    const staleUntil = freshUntil + staleMs;
    const entry = { value, bytes, storedAt, freshUntil, staleUntil, load, round };
    this.#delete(key);
    const isSide = this.#options.side?.holds(key, value) ?? false;
    (isSide ? this.#side : this.#main)?.set(key, entry);
    return entry;
  }

  #delete(key: string): void {
    this.#main.delete(key);
    this.#side?.delete(key);
  }

  #timeoutOf(entry: CacheEntry<V> | undefined): number {
    const { timeouts } = this.#options;
    if (!entry) return timeouts.missing;
    if (this.isInvalidated(entry)) return timeouts.invalidated;
    return this.#now() < entry.staleUntil ? timeouts.stale : timeouts.expired;
  }
}

const createStorage = <V>(maxBytes: number) =>
  new LRUCache<string, CacheEntry<V>>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ bytes }, key) => Math.max(1, Math.ceil(bytes)) + key.length * 2,
  });
