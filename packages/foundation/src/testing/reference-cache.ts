import type { CacheOptions } from '../cache/revalidating-cache.ts';

/** How a load of the model ends. */
export type Outcome = {
  readonly kind: 'value' | 'uncached' | 'failed';
  readonly affectsAll?: boolean;
};

type Times = Required<Pick<CacheOptions<string>, 'timeouts' | 'backOffMs' | 'backOffWithoutEntry'>>;

type Event = { readonly at: number; readonly order: number };
type Load = Event & {
  readonly id: number;
  readonly key: string;
  ended?: Event & { readonly outcome: Outcome };
};
type Read = Event & {
  readonly load?: number;
  readonly result?: string;
  readonly until?: number;
  readonly key: string;
  readonly known: number | undefined;
};

const FRESH_MS = 30;
const STALE_MS = 100;

/**
 * What `RevalidatingCache` should do, slow and obvious: a list of all that happened, searched from the start for every
 * question. No bound of memory. Values are named after the load they came from.
 */
export class ReferenceCache {
  readonly #times: Times;
  readonly #loads: Load[] = [];
  readonly #changes: Event[] = [];
  /** The loads that ended, in order; null: everything was invalidated. */
  readonly #history: (Load | null)[] = [];
  readonly #reads: Read[] = [];
  #order = 0;

  constructor(times: Times) {
    this.#times = times;
  }

  #event(at: number): Event {
    this.#order += 1;
    return { at, order: this.#order };
  }

  /** The load whose value a key has, given all that happened before `before`. */
  #entryOf(key: string, before: number): Load | undefined {
    let entry: Load | undefined;
    const ended = this.#loads.filter((load) => load.key === key && load.ended && load.ended.order < before);
    for (const load of ended.toSorted((a, b) => (a.ended?.order ?? 0) - (b.ended?.order ?? 0))) {
      if (entry && entry.id > load.id) continue;
      if (load.ended?.outcome.kind === 'value') entry = load;
      if (load.ended?.outcome.kind === 'uncached') entry = undefined;
    }
    return entry;
  }

  /** Out of date: everything was invalidated after its load began. */
  #isInvalidated(load: Load, before = Number.POSITIVE_INFINITY): boolean {
    return this.#changes.some((change) => change.order > load.order && change.order < before);
  }

  #freshUntil(load: Load): number {
    return (load.ended?.at ?? 0) + FRESH_MS;
  }

  /** Goes through all that happened, and tracks back-offs. */
  #isBackingOff(key: string, now: number): boolean {
    let all = Number.NEGATIVE_INFINITY;
    const own = new Map<string, number>();
    for (const load of this.#history) {
      if (!load?.ended) {
        all = Number.NEGATIVE_INFINITY;
        own.clear();
      } else if (load.ended.outcome.kind !== 'failed') {
        all = Number.NEGATIVE_INFINITY;
        own.delete(load.key);
      } else if ((this.#entryOf(load.key, load.ended.order)?.id ?? -1) <= load.id) {
        const until = load.ended.at + this.#times.backOffMs;
        if (load.ended.outcome.affectsAll) all = Math.max(all, until);
        own.set(load.key, until);
      }
    }
    return now < Math.max(all, own.get(key) ?? Number.NEGATIVE_INFINITY);
  }

  /** The load that a new read shares: under way, and nothing changed since it began. */
  #joinable(key: string): Load | undefined {
    return this.#loads.find((load) => load.key === key && !load.ended && !this.#isInvalidated(load));
  }

  #timeoutOf(entry: Load | undefined, now: number): number {
    if (!entry) return this.#times.timeouts.missing;
    if (this.#isInvalidated(entry)) return this.#times.timeouts.invalidated;
    return now < this.#freshUntil(entry) + STALE_MS
      ? this.#times.timeouts.stale
      : this.#times.timeouts.expired;
  }

  #resultOf(read: Read, now: number): string {
    if (read.result !== undefined) return read.result;
    const until = read.until ?? 0;
    const ended = this.#loads.find(({ id }) => id === read.load)?.ended;
    if (ended && ended.at < until) {
      if (ended.outcome.kind === 'value')
        return `loaded load ${this.#entryOf(read.key, ended.order + 1)?.id}`;
      if (ended.outcome.kind === 'uncached') return 'uncached';
      const entry = this.#entryOf(read.key, ended.order + 1)?.id ?? read.known;
      return entry === undefined ? 'failed' : `stale load ${entry}`;
    }
    if (now < until) return 'waits';
    // Times out: whatever had ended by then.
    const before = Math.max(
      read.order,
      ...this.#loads.flatMap(({ ended }) => (ended && ended.at < until ? [ended.order] : [])),
    );
    const entry = this.#entryOf(read.key, before + 1)?.id ?? read.known;
    return entry === undefined ? 'none' : `stale load ${entry}`;
  }

  read(at: number, key: string, timeoutMs?: number): void {
    const happened = this.#event(at);
    const entry = this.#entryOf(key, happened.order);
    const running = this.#joinable(key);
    const read = { ...happened, key, known: entry?.id };
    if (entry && !this.#isInvalidated(entry, happened.order) && at < this.#freshUntil(entry))
      this.#reads.push({ ...read, result: `hit load ${entry.id}` });
    else if (!running && this.#isBackingOff(key, at) && (entry || this.#times.backOffWithoutEntry))
      this.#reads.push({ ...read, result: entry ? `stale load ${entry.id}` : 'none' });
    else {
      const load: Load = running ?? { ...happened, id: this.#loads.length, key };
      if (!running) this.#loads.push(load);
      const until = timeoutMs === undefined ? load.at + this.#timeoutOf(entry, at) : at;
      this.#reads.push({ ...read, load: load.id, until });
    }
  }

  openLoads(): number[] {
    return this.#loads.flatMap((load) => (load.ended ? [] : [load.id]));
  }

  end(at: number, id: number, outcome: Outcome): void {
    const load = this.#loads.find((one) => one.id === id);
    if (!load) return;
    load.ended = { ...this.#event(at), outcome };
    this.#history.push(load);
  }

  invalidate(at: number): void {
    this.#changes.push(this.#event(at));
    this.#history.push(null);
  }

  results(now: number): string[] {
    return this.#reads.map((read) => this.#resultOf(read, now));
  }
}
