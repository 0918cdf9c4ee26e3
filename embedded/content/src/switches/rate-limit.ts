const SECOND_MS = 1000;

/** Questions per second by the size of their pages; a single story counts as a small page (contract 1.9). */
const TIERS = [
  { upTo: 25, perSecond: 50 },
  { upTo: 50, perSecond: 15 },
  { upTo: 75, perSecond: 10 },
  { upTo: Number.POSITIVE_INFINITY, perSecond: 6 },
] as const;

/** Points per second that GraphQL questions may cost together (contract 2.7). */
export const GRAPHQL_BUDGET = 100;

/** Lets through what fits in `budget` within any second; `now` tells the time in milliseconds. */
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
 * The limits of REST: a test of a page size that gives the limit that was passed, or undefined when the question may go
 * on. Each size has a budget of its own.
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

/** What the real service says then; the number is that of the tier. */
export const rateLimitMessage = (perSecond: number): string =>
  `Rate limit of ${perSecond} request per second has been reached. Retry later.`;
