import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@inktvis/foundation/clock';
import type { MiddlewareHandler } from 'hono';
import type { Snapshot } from './store/snapshot.ts';

/** What tests can turn on; all is off by default. Affects REST, GraphQL and webhooks, not pictures or `GET /healthz`. */
export type Faults = {
  /** Milliseconds to wait before every response; a very large number is a service that hangs. */
  readonly latencyMs: number;
  /** Share of requests, 0 to 1, that fail with status 500 and an HTML page, evenly spread: 0.25 is every fourth. */
  readonly faultRate: number;
  /**
   * The delays of every real space: a CDN that keeps what it gave at an address, a redirect to the current `cv`, and a
   * version and webhooks that come two seconds late.
   */
  readonly delays: boolean;
};

export const noFaults: Faults = { latencyMs: 0, faultRate: 0, delays: false };

/** How late the version of a space and its webhooks are, with `delays`. */
export const DELAY_MS = 2000;

const FAULT_PAGE =
  '<!doctype html><html lang="en"><title>500</title><h1>We are sorry, something went wrong</h1></html>';

/** Delays and fails requests. */
export function injectFaults(faults: () => Faults): MiddlewareHandler {
  let debt = 0;
  return async (context, next) => {
    const { latencyMs, faultRate } = faults();
    if (latencyMs > 0) await wait(latencyMs);
    debt = faultRate > 0 ? debt + faultRate : 0;
    // The sum of many small shares falls just short of 1.
    if (debt > 1 - 1e-9) {
      debt -= 1;
      return context.html(FAULT_PAGE, 500);
    }
    await next();
  };
}

/** The space as `spaces/me` tells it: with `delays` its version may be two seconds old. */
export function createSpaceView(snapshot: () => Snapshot, faults: () => Faults): () => Snapshot {
  let shown = { until: 0, snapshot: snapshot() };
  return () => {
    const now = systemClock.now().getTime();
    if (!faults().delays) return snapshot();
    if (now >= shown.until) shown = { until: now + DELAY_MS, snapshot: snapshot() };
    return shown.snapshot;
  };
}

const NO_VERSION = new Set(['', '0', 'undefined']);

/**
 * Where a published request without a usable `cv` is redirected to: the same address, parameters sorted by name, with
 * the current version. Undefined when the request has one.
 */
export function withCurrentCv({ pathname, searchParams }: URL, cv: number): string | undefined {
  if (!NO_VERSION.has(searchParams.get('cv') ?? '')) return undefined;
  const search = new URLSearchParams(searchParams);
  search.set('cv', String(cv));
  search.sort();
  return `${pathname}?${search}`;
}

/**
 * The CDN in front of REST: a published response is cached for its whole address, also when its `cv` is an old one
 * (storyblok.com/faq/how-does-caching-per-request-work). Redirects, errors, drafts and the space itself are not cached.
 */
export function cachePublished(faults: () => Faults): MiddlewareHandler {
  const responses = new Map<string, Response>();
  return async (context, next) => {
    const url = new URL(context.req.url);
    const isCacheable =
      faults().delays &&
      url.searchParams.get('version') !== 'draft' &&
      !/\/spaces\/me\/?$/.test(url.pathname);
    const known = isCacheable ? responses.get(url.href) : undefined;
    if (known) return known.clone();
    await next();
    if (isCacheable && context.res.status === 200) responses.set(url.href, context.res.clone());
  };
}
