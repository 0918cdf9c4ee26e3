import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '@inktvis/foundation/clock';
import type { MiddlewareHandler } from 'hono';
import type { Snapshot } from './store/snapshot.ts';

/** What tests can turn on, in REST, GraphQL and webhooks. */
export type Faults = {
  /** A very large number is a service that hangs. */
  readonly latencyMs: number;
  /** Share of requests, 0 to 1, that fail with status 500 and a page of HTML, evenly spread. */
  readonly faultRate: number;
  /** The delays of every real space: a CDN, redirects to the current `cv`, and a version and webhooks that are late. */
  readonly delays: boolean;
};

export const noFaults: Faults = { latencyMs: 0, faultRate: 0, delays: false };

export const DELAY_MS = 2000;

const FAULT_PAGE =
  '<!doctype html><html lang="en"><title>500</title><h1>We are sorry, something went wrong</h1></html>';

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

/** With `delays` what `spaces/me` tells may be two seconds old. */
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

/** Where a published request without a usable `cv` is redirected: the same address with one, parameters sorted by name. */
export function withCurrentCv({ pathname, searchParams }: URL, cv: number): string | undefined {
  if (!NO_VERSION.has(searchParams.get('cv') ?? '')) return undefined;
  const search = new URLSearchParams(searchParams);
  search.set('cv', String(cv));
  search.sort();
  return `${pathname}?${search}`;
}

/** Cached for the whole address, also with an old `cv` (storyblok.com/faq/how-does-caching-per-request-work). */
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
