const SECOND = 1000;

type ThrottleOptions = {
  /** How long a call may wait: a flood must not become a queue. */
  readonly maxWaitMs?: number;
  readonly now?: () => number;
};

/**
 * Lets at most `perSecond` calls start in any rolling second, in order (requirements 9: 5 per second). A call resolves to
 * true when it may start, and at once to false when it would have to wait longer than `maxWaitMs`. Infinity and 0 mean
 * no limit.
 */
export function createThrottle(
  perSecond: number,
  { maxWaitMs = Number.POSITIVE_INFINITY, now = () => performance.now() }: ThrottleOptions = {},
): () => Promise<boolean> {
  if (!Number.isFinite(perSecond) || perSecond <= 0) return async () => true;
  const starts: number[] = [];
  return async () => {
    const earliest = starts.length < perSecond ? now() : (starts[starts.length - perSecond] ?? 0) + SECOND;
    const start = Math.max(now(), earliest);
    if (start - now() > maxWaitMs) return false;
    starts.push(start);
    if (starts.length > perSecond) starts.shift();
    const wait = start - now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return true;
  };
}

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3), which is a number of seconds or a date: milliseconds from `now`, at most
 * `maxMs`; undefined when it is absent or unreadable.
 */
export function retryAfter(value: string | null, now: Date, maxMs: number): number | undefined {
  if (!value) return undefined;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), maxMs) : undefined;
}
