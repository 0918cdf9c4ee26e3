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

/** The response of a space above its monthly requests; the vendor documents neither status nor text. */
const OVER_QUOTA = 'The space has used its API requests of this month.';

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

/** Delays, counts and fails requests according to `faults`. */
export function injectFaults(faults: () => Faults): MiddlewareHandler {
  let debt = 0;
  let used = { quota: 0, requests: 0 };
  return async (context, next) => {
    const { latencyMs, faultRate, quota } = faults();
    if (latencyMs > 0) await wait(latencyMs);
    if (quota !== used.quota) used = { quota, requests: 0 };
    used.requests += 1;
    if (quota > 0 && used.requests > quota) return context.json({ error: OVER_QUOTA }, 429);
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
 * Limits, delays and faults of the real service that tests can turn on; all are off by default. They affect REST,
 * GraphQL and webhooks, never pictures or `GET /healthz`. Times are in milliseconds.
 */
export type Faults = {
  /** Respond with 429 above the limits of the real service. */
  readonly rateLimit: boolean;
  /** Delay before every response. */
  readonly latencyMs: number;
  /** Share of requests, 0 to 1, that fail with status 500 and an HTML page, evenly spread: 0.25 is every fourth. */
  readonly faultRate: number;
  /** Redirect a published request without a usable `cv` to the same address with the current one. */
  readonly cvRedirect: boolean;
  /** Refuse unknown parameters of stories with 422. */
  readonly strict: boolean;
  /** Requests until each next one is a 429, redirects counted; 0: no limit. Another number starts counting anew. */
  readonly quota: number;
  /** `refused`: 403, as on plans without GraphQL. */
  readonly graphql: 'on' | 'refused';
  /** How long the space repeats a version that it gave. */
  readonly spacesMeCacheMs: number;
  /** Published REST responses stay as they are at the same address, for ever. */
  readonly cdn: boolean;
  /** Published responses and their `cv` are those of the last multiple of this; the space gives the newest version. */
  readonly minCacheSeconds: number;
  /** From serving new content to the webhook about it. */
  readonly webhookDelayMs: number;
  /** Every how many webhooks one is lost; 0: none. */
  readonly webhookLoss: number;
  /** How long every other webhook is held back, so that the next one overtakes it. */
  readonly webhookReorderMs: number;
  /** Every webhook is sent twice. */
  readonly webhookDouble: boolean;
  /** Webhooks have no signature. */
  readonly webhookUnsigned: boolean;
};

export const noFaults: Faults = {
  rateLimit: false,
  latencyMs: 0,
  faultRate: 0,
  cvRedirect: false,
  strict: false,
  quota: 0,
  graphql: 'on',
  spacesMeCacheMs: 0,
  cdn: false,
  minCacheSeconds: 0,
  webhookDelayMs: 0,
  webhookLoss: 0,
  webhookReorderMs: 0,
  webhookDouble: false,
  webhookUnsigned: false,
};

/** What every real space has: a CDN, a version that lags by two seconds, and webhooks that wait for it. */
const REAL: Partial<Faults> = {
  rateLimit: true,
  cvRedirect: true,
  cdn: true,
  spacesMeCacheMs: 2_000,
  webhookDelayMs: 2_000,
};

/** The plans of the vendor: the most requests in a month, and whether GraphQL is part of it (storyblok.com/docs/technical-limits). */
export const PLANS = {
  starter: { ...REAL, quota: 100_000, graphql: 'refused' },
  growth: { ...REAL, quota: 5_000_000, graphql: 'refused' },
  'growth-plus': { ...REAL, quota: 15_000_000, graphql: 'refused' },
  premium: REAL,
} as const satisfies Record<string, Partial<Faults>>;

export type Plan = keyof typeof PLANS;
