import { type CacheEntry, type Loaded, RevalidatingCache } from '@inktvis/foundation/revalidating-cache';
import { type CachedResponse, makeCachedResponse } from './cached-response.ts';
import type { Rendered } from './renderer.ts';

/** How long a visitor waits for a fresh page before the stale one is sent, in ms. */
const TIMEOUTS = { missing: Number.POSITIVE_INFINITY, stale: 250, invalidated: 2000, expired: 5000 };
const MAX_BYTES = 128 * 1024 * 1024;

export type PageCacheOptions = {
  /** Only differences are used. */
  readonly now: () => number;
  readonly onError?: (key: string, error: unknown) => void;
  /** For tests: other than ours. */
  readonly maxBytes?: number | undefined;
  readonly timeouts?: Partial<typeof TIMEOUTS> | undefined;
};

/** Where the page cache got a response from, and how many seconds it has been there. */
export type CacheStatus = { readonly state: 'HIT' | 'MISS' | 'STALE'; readonly ageSeconds: number };

export type Outcome =
  | { readonly kind: 'cached'; readonly response: CachedResponse; readonly cacheStatus: CacheStatus }
  | { readonly kind: 'rendered'; readonly rendered: Rendered }
  | { readonly kind: 'failed'; readonly error: unknown };

type Failure = { readonly rendered?: Rendered; readonly error?: unknown };
type Render = () => Promise<Rendered>;

/** The part of the memory for pages with a query and for errors, so that a flood of those evicts no real page. */
const SIDE_SHARE = 1 / 4;
/** How long a page is not rendered again after its rendering failed, while there is a stale one. */
const BACK_OFF_MS = 2000;

export type PageCache = ReturnType<typeof createPageCache>;

/** Responses by address: obeys `CDN-Cache-Control`, renders an address once at a time, prefers a stale page to an error. */
export function createPageCache({ now, onError, maxBytes = MAX_BYTES, timeouts }: PageCacheOptions) {
  const cache = new RevalidatingCache<CachedResponse, Rendered, Failure>({
    maxBytes,
    now,
    timeouts: { ...TIMEOUTS, ...timeouts },
    backOffMs: BACK_OFF_MS,
    side: { share: SIDE_SHARE, holds: (key, { status }) => status !== 200 || key.includes('?') },
  });

  async function load(key: string, render: Render): Promise<Loaded<CachedResponse, Rendered, Failure>> {
    try {
      const rendered = await render();
      if (rendered.status >= 500) return { kind: 'failed', failure: { rendered } };
      if (rendered.life === null) return { kind: 'uncached', value: rendered };
      // Of the many combinations of filters each is probably asked for once.
      const effort = key.includes('?') ? 'once' : 'often';
      const value = await makeCachedResponse({ ...rendered, effort }, cache.entry(key)?.value);
      return { kind: 'value', value, bytes: value.bytes, ...rendered.life };
    } catch (error) {
      onError?.(key, error);
      return { kind: 'failed', failure: { error } };
    }
  }

  const cached = (entry: CacheEntry<CachedResponse>, state: CacheStatus['state']): Outcome => ({
    kind: 'cached',
    response: entry.value,
    cacheStatus: { state, ageSeconds: cache.ageSeconds(entry) },
  });

  async function read(key: string, render: Render): Promise<Outcome> {
    const found = await cache.read(key, () => load(key, render));
    switch (found.kind) {
      case 'hit':
        return cached(found.entry, 'HIT');
      case 'loaded':
        // What changed during the rendering may be missing in it: a cache in front must not store it as fresh.
        return cached(found.entry, cache.isInvalidated(found.entry) ? 'STALE' : 'MISS');
      case 'stale':
        return cached(found.entry, 'STALE');
      case 'uncached': {
        const isTheirs = found.shared && found.value.personal;
        return { kind: 'rendered', rendered: isTheirs ? await render() : found.value };
      }
      case 'failed': {
        const { rendered, error } = found.failure;
        const isTheirs = found.shared && rendered?.headers.some(([name]) => name === 'Set-Cookie');
        return rendered && !isTheirs ? { kind: 'rendered', rendered } : { kind: 'failed', error };
      }
      case 'none':
        return { kind: 'failed', error: undefined };
    }
  }

  return {
    has: (key: string): boolean => cache.entry(key) !== undefined,

    fresh(key: string): Outcome | undefined {
      const entry = cache.fresh(key);
      return entry && cached(entry, 'HIT');
    },

    /** The response of an address, rendered when there is no fresh one. Never rejects, also when `render` does. */
    get: (key: string, render: Render): Promise<Outcome> =>
      read(key, render).catch((error: unknown) => {
        onError?.(key, error);
        return { kind: 'failed', error };
      }),

    /** Marks every response stale, also those that are being rendered now. */
    invalidate: (): void => cache.invalidate(),
  };
}
