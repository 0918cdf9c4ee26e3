import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

const SECOND_MS = 1000;

/** Requests per second by page size; a single story counts as a small page (storyblok.com/docs/api, rate limits). */
const TIERS = [
  { upTo: 25, perSecond: 50 },
  { upTo: 50, perSecond: 15 },
  { upTo: 75, perSecond: 10 },
  { upTo: Number.POSITIVE_INFINITY, perSecond: 6 },
] as const;

/** Points per second that GraphQL queries may cost together (storyblok.com/docs/api, GraphQL). */
export const GRAPHQL_BUDGET = 100;

/** Admits costs up to `budget` within any second; `now` gives milliseconds. */
export function createBudget(budget: number, now: () => number): (cost?: number) => boolean {
  let spent: { readonly at: number; readonly cost: number }[] = [];
  return (cost = 1) => {
    const start = now() - SECOND_MS;
    spent = spent.filter(({ at }) => at > start);
    if (spent.reduce((sum, entry) => sum + entry.cost, cost) > budget) return false;
    spent.push({ at: now(), cost });
    return true;
  };
}

/**
 * The limits of REST. The returned function takes a page size and gives the limit that was exceeded, or undefined when
 * the request is admitted. Each size has a budget of its own.
 */
export function createTiers(
  now: () => number = () => performance.now(),
): (perPage: number) => number | undefined {
  const tiers = TIERS.map((tier) => ({ ...tier, admits: createBudget(tier.perSecond, now) }));
  return (perPage) => {
    const tier = tiers.find(({ upTo }) => perPage <= upTo);
    return tier && !tier.admits() ? tier.perSecond : undefined;
  };
}

/** The message of the real service; the number is that of the tier. */
export const rateLimitMessage = (perSecond: number): string =>
  `Rate limit of ${perSecond} request per second has been reached. Retry later.`;

const USELESS = new Set(['', '0', 'undefined']);

/**
 * Redirect target of a published request without a usable `cv`: the same address, parameters sorted by name, with the
 * current version. Undefined when the request has one.
 */
export function withCurrentCv({ pathname, searchParams }: URL, cv: number): string | undefined {
  const given = searchParams.get('cv');
  if (given !== null && !USELESS.has(given)) return undefined;
  const search = new URLSearchParams(searchParams);
  search.set('cv', String(cv));
  search.sort();
  return `${pathname}?${search}`;
}

/** The body of a failing service: HTML instead of JSON, so that clients have to cope. */
const FAULT_PAGE =
  '<!doctype html><html lang="en"><title>500</title><h1>We are sorry, something went wrong</h1></html>';

/** Delays and fails requests according to `faults`. */
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

/**
 * Faults of the real service that tests can turn on; all are off by default. They affect REST and GraphQL, never
 * pictures or `GET /healthz`.
 */
export type Faults = {
  /** Respond with 429 above the limits of the real service. */
  readonly rateLimit: boolean;
  /** Delay before every response, in milliseconds. */
  readonly latencyMs: number;
  /** Share of requests, 0 to 1, that fail with status 500 and an HTML page, evenly spread: 0.25 is every fourth. */
  readonly faultRate: number;
  /** Redirect a published request without a usable `cv` to the same address with the current one. */
  readonly cvRedirect: boolean;
  /** Refuse unknown parameters of stories with 422. */
  readonly strict: boolean;
};

export const noFaults: Faults = {
  rateLimit: false,
  latencyMs: 0,
  faultRate: 0,
  cvRedirect: false,
  strict: false,
};
