import { LRUCache } from 'lru-cache';

export type BackOffOptions = {
  /** First pause after a failure, in ms; it doubles with each further failure. */
  readonly ms: number;
  /** The longest pause, as a multiple of the first. */
  readonly maxFactor: number;
};

/** State is stored for this many keys. */
const MAX_KEYS = 10_000;

/** Pauses after failures: for a key, and for everything that comes from the same source. */
export class BackOff {
  readonly #options: BackOffOptions;
  readonly #now: () => number;
  /** Bounded with `maxSize`: with `max`, `lru-cache` reserves the memory for all keys at once. */
  readonly #keys = new LRUCache<string, { until: number; failures: number }>({
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  });
  #allUntil = Number.NEGATIVE_INFINITY;

  constructor(options: BackOffOptions, now: () => number) {
    this.#options = options;
    this.#now = now;
  }

  isActive(key: string): boolean {
    return this.#now() < Math.max(this.#allUntil, this.#keys.get(key)?.until ?? Number.NEGATIVE_INFINITY);
  }

  /** Starts a pause for a key, of `retryAfterMs` at least; with `affectsAll` for every key. */
  fail(
    key: string,
    { retryAfterMs = 0, affectsAll = false }: { retryAfterMs?: number; affectsAll?: boolean },
  ) {
    const { ms, maxFactor } = this.#options;
    const failures = this.#keys.get(key)?.failures ?? 0;
    const pause = Math.max(retryAfterMs, ms * Math.min(2 ** failures, maxFactor));
    if (affectsAll) this.startForAll(pause);
    this.#keys.set(key, { until: this.#now() + pause, failures: failures + 1 });
  }

  startForAll(ms: number): void {
    this.#allUntil = Math.max(this.#allUntil, this.#now() + ms);
  }

  /** Ends every pause. */
  end(): void {
    this.#allUntil = Number.NEGATIVE_INFINITY;
    this.#keys.clear();
  }

  /** The source responded: also ends the pause for every key. */
  endAfterSuccess(key: string): void {
    this.#allUntil = Number.NEGATIVE_INFINITY;
    this.#keys.delete(key);
  }
}
