import { LRUCache } from 'lru-cache';
import type { CacheStatus } from '../http/send.ts';
import { type CachedResponse, makeCachedResponse } from './cached-response.ts';
import type { Rendered } from './rendered.ts';

/** Times in milliseconds. */
export type PageCacheOptions = {
  /** Most memory for stored answers, in bytes. */
  readonly maxBytes: number;
  /** The present moment; only differences are used. */
  readonly now: () => number;
  /** How long a visitor waits for a fresh page before the stale one is shown. */
  readonly staleWaitMs?: number;
  /** The same after an editor's change, and for a page whose stale time is over too. */
  readonly invalidatedWaitMs?: number;
  readonly expiredWaitMs?: number;
  /** First pause after a failed rendering; doubles up to 16 times as long. */
  readonly backOffMs?: number;
  readonly onError?: (key: string, error: unknown) => void;
};

/** What a request gets: a stored answer, a rendering that is not stored, or the failure to make one. */
export type Outcome =
  | { readonly kind: 'ready'; readonly answer: CachedResponse; readonly note: CacheStatus }
  | { readonly kind: 'rendered'; readonly rendered: Rendered }
  | { readonly kind: 'failed'; readonly error: unknown };

export type PageCache = ReturnType<typeof createPageCache>;

type Entry = {
  readonly answer: CachedResponse;
  readonly tags: readonly string[];
  readonly storedAt: number;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly flight: number;
  invalidated: boolean;
  failures: number;
  retryAt: number;
};

type Landing =
  | { readonly kind: 'stored'; readonly entry: Entry }
  | { readonly kind: 'rendered'; readonly rendered: Rendered }
  | { readonly kind: 'failed'; readonly error?: unknown; readonly rendered?: Rendered };

type Flight = {
  readonly number: number;
  readonly startedAt: number;
  readonly outdatedTags: Set<string>;
  readonly landing: Promise<Landing>;
};

/** The part of the memory for pages with a query and for errors, so that a flood of those evicts no real page. */
const sideShare = 1 / 4;

/**
 * The page cache: whole answers by their one address. It obeys `CDN-Cache-Control` and
 * `Cache-Tag`, renders an address once at a time, and rather shows a stale page than an error.
 */
export function createPageCache(options: PageCacheOptions) {
  const { maxBytes, now, onError } = options;
  const { staleWaitMs = 250, invalidatedWaitMs = 2000, expiredWaitMs = 5000, backOffMs = 1000 } = options;
  const plain = createStore(maxBytes * (1 - sideShare));
  const side = createStore(maxBytes * sideShare);
  const flights = new Map<string, Flight>();
  let flightCount = 0;

  const find = (key: string): Entry | undefined => plain.get(key) ?? side.get(key);
  const isFresh = (entry: Entry, at: number): boolean => !entry.invalidated && at < entry.freshUntil;

  function drop(key: string): void {
    plain.delete(key);
    side.delete(key);
  }

  function store(key: string, entry: Entry): void {
    drop(key);
    (entry.answer.status === 200 && !key.includes('?') ? plain : side).set(key, entry);
  }

  const ready = (entry: Entry, state: CacheStatus['state']): Outcome => ({
    kind: 'ready',
    answer: entry.answer,
    note: { state, ageSeconds: ageSeconds(entry) },
  });
  /** What changed while it was rendered may be missing in it: a cache in front must not keep it as fresh. */
  const landed = (entry: Entry): Outcome => ready(entry, entry.invalidated ? 'STALE' : 'MISS');
  const ageSeconds = (entry: Entry): number => Math.max(0, Math.floor((now() - entry.storedAt) / 1000));

  async function fly(
    key: string,
    number: number,
    outdatedTags: Set<string>,
    render: () => Promise<Rendered>,
  ) {
    const failed = (landing: Landing & { kind: 'failed' }): Landing => {
      const entry = find(key);
      if (entry) {
        entry.retryAt = now() + backOffMs * 2 ** Math.min(entry.failures, 4);
        entry.failures += 1;
      }
      return landing;
    };
    try {
      const rendered = await render();
      if (rendered.status >= 500) return failed({ kind: 'failed', rendered });
      if (rendered.life === null) {
        drop(key);
        return { kind: 'rendered', rendered } satisfies Landing;
      }
      const answer = await makeCachedResponse(
        // One of very many combinations of filters; a page that is asked for again is not made again for long.
        { ...rendered, withCacheStatus: true, effort: key.includes('?') ? 'once' : 'often' },
        find(key)?.answer,
      );
      const newer = find(key);
      if (newer && newer.flight > number) return { kind: 'stored', entry: newer } satisfies Landing;
      const storedAt = now();
      const freshUntil = storedAt + rendered.life.freshMs;
      const entry: Entry = {
        answer,
        tags: rendered.tags,
        storedAt,
        freshUntil,
        staleUntil: freshUntil + rendered.life.staleMs,
        flight: number,
        invalidated: rendered.tags.some((tag) => outdatedTags.has(tag)),
        failures: 0,
        retryAt: 0,
      };
      store(key, entry);
      return { kind: 'stored', entry } satisfies Landing;
    } catch (error) {
      onError?.(key, error);
      return failed({ kind: 'failed', error });
    }
  }

  function start(key: string, render: () => Promise<Rendered>): Flight {
    flightCount += 1;
    const number = flightCount;
    const outdatedTags = new Set<string>();
    const landing = fly(key, number, outdatedTags, render).finally(() => {
      if (flights.get(key)?.number === number) flights.delete(key);
    });
    const flight = { number, startedAt: now(), outdatedTags, landing };
    flights.set(key, flight);
    return flight;
  }

  async function first(key: string, render: () => Promise<Rendered>): Promise<Outcome> {
    const running = flights.get(key);
    const landing = await (running ?? start(key, render)).landing;
    if (landing.kind === 'stored') return landed(landing.entry);
    if (landing.kind === 'rendered') {
      // Somebody else's rendering may be meant for them alone.
      return { kind: 'rendered', rendered: running ? await render() : landing.rendered };
    }
    return landing.rendered && !(running && landing.rendered.headers.some(([name]) => name === 'Set-Cookie'))
      ? { kind: 'rendered', rendered: landing.rendered }
      : { kind: 'failed', error: landing.error };
  }

  async function again(key: string, entry: Entry, render: () => Promise<Rendered>): Promise<Outcome> {
    const running = flights.get(key);
    if (!running && now() < entry.retryAt) return ready(entry, 'STALE');
    const flight = running ?? start(key, render);
    const wait = entry.invalidated
      ? invalidatedWaitMs
      : now() < entry.staleUntil
        ? staleWaitMs
        : expiredWaitMs;
    const landing = await within(flight.landing, wait - (now() - flight.startedAt));
    if (landing === undefined || landing.kind === 'failed') return ready(entry, 'STALE');
    if (landing.kind === 'stored') return landed(landing.entry);
    return { kind: 'rendered', rendered: running ? await render() : landing.rendered };
  }

  return {
    /** The fresh answer of an address, or undefined. The hot path: no promise, no allocation. */
    fresh(key: string): Entry | undefined {
      const entry = plain.get(key) ?? side.get(key);
      return entry !== undefined && isFresh(entry, now()) ? entry : undefined;
    },

    ageSeconds,

    /** The answer of an address, rendered when there is no fresh one. `render` may reject; this never does. */
    async answer(key: string, render: () => Promise<Rendered>): Promise<Outcome> {
      try {
        const entry = find(key);
        if (!entry) return await first(key, render);
        return isFresh(entry, now()) ? ready(entry, 'HIT') : await again(key, entry, render);
      } catch (error) {
        onError?.(key, error);
        return { kind: 'failed', error };
      }
    },

    /** Marks every answer with one of the tags stale; also those that are being rendered at this moment. */
    invalidate({ tags }: { readonly tags: readonly string[] }): void {
      const changed = new Set(tags);
      for (const flight of flights.values()) {
        for (const tag of changed) flight.outdatedTags.add(tag);
      }
      // What is under way may have read the old content: requests from now on start a rendering of their own.
      flights.clear();
      for (const entry of [...plain.values(), ...side.values()]) {
        if (!entry.tags.some((tag) => changed.has(tag))) continue;
        entry.invalidated = true;
        entry.retryAt = 0;
      }
    },

    /** How many answers are kept and how much memory they take, in bytes. */
    size: () => ({ answers: plain.size + side.size, bytes: plain.calculatedSize + side.calculatedSize }),
  };
}

const createStore = (maxBytes: number) =>
  new LRUCache<string, Entry>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: (entry, key) => entry.answer.bytes + key.length * 2,
  });

/** The landing, or undefined when it takes longer than `ms`. */
async function within(landing: Promise<Landing>, ms: number): Promise<Landing | undefined> {
  if (ms <= 0) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([landing, late]);
  } finally {
    clearTimeout(timer);
  }
}
