import { systemClock } from '@inktvis/foundation/clock';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Faults } from './fault-injection.ts';
import type { Snapshot } from './store/snapshot.ts';

/** Which state of the space a request sees. */
export type Delivery = {
  /** For stories, links and lists. `version` is what the request asks for; drafts are never old. */
  readonly content: (version: string | null) => Snapshot;
  /** For the space itself, with its version. */
  readonly space: () => Snapshot;
};

/** More instants than this are not stored. */
const MAX_HISTORY = 1000;

/**
 * Shows the space as the real service does: its version as it was up to `spacesMeCacheMs` ago, and published content as
 * it was at the last multiple of `minCacheSeconds`. Both may run apart: with a minimum cache time the `cv` of responses
 * is not the version of the space (storyblok/monoblok#761).
 */
export function createDelivery(snapshot: () => Snapshot, faults: () => Faults): Delivery {
  let history = [snapshot()];
  let shown: { readonly until: number; readonly snapshot: Snapshot } | null = null;

  function present(): Snapshot {
    const newest = snapshot();
    if (history.at(-1) !== newest) history = [...history.slice(-MAX_HISTORY), newest];
    return newest;
  }

  return {
    content(version) {
      const newest = present();
      const { minCacheSeconds } = faults();
      if (minCacheSeconds === 0 || version === 'draft') return newest;
      const seconds = systemClock.now().getTime() / 1000;
      const instant = seconds - (seconds % minCacheSeconds);
      return history.findLast(({ cv }) => cv <= instant) ?? history[0] ?? newest;
    },
    space() {
      const newest = present();
      const { spacesMeCacheMs } = faults();
      if (spacesMeCacheMs === 0) return newest;
      if (shown === null || systemClock.now().getTime() >= shown.until) {
        shown = { until: systemClock.now().getTime() + spacesMeCacheMs, snapshot: newest };
      }
      return shown.snapshot;
    },
  };
}

/** Addresses that the CDN knows. */
const MAX_RESPONSES = 2000;

/** A response as it was given first. */
type CachedResponse = { readonly body: string; readonly headers: [string, string][] };

/**
 * The CDN in front of REST: a published response is cached for its whole address, also when its `cv` is an old one
 * (storyblok.com/faq/how-does-caching-per-request-work). Redirects, errors, drafts and the space itself are not cached.
 */
export function cachePublished(faults: () => Faults): MiddlewareHandler {
  const responses = new LRUCache<string, CachedResponse>({ max: MAX_RESPONSES });
  return async (context, next) => {
    const url = new URL(context.req.url);
    const isCacheable = faults().cdn && url.searchParams.get('version') !== 'draft' && !isSpace(url);
    const known = isCacheable ? responses.get(url.href) : undefined;
    if (known) return new Response(known.body, { headers: known.headers });
    await next();
    if (!isCacheable || context.res.status !== 200) return;
    const body = await context.res.clone().text();
    responses.set(url.href, { body, headers: [...context.res.headers] });
  };
}

const isSpace = ({ pathname }: URL): boolean => /\/spaces\/me\/?$/.test(pathname);
