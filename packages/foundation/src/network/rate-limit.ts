const SECOND = 1000;

/** At most `perSecond` starts in any second, in order (requirements 9); false at once past `maxWaitMs`. 0, Infinity: no limit. */
export function createThrottle(
  perSecond: number,
  maxWaitMs = Number.POSITIVE_INFINITY,
): () => Promise<boolean> {
  if (!Number.isFinite(perSecond) || perSecond <= 0) return async () => true;
  const starts: number[] = [];
  return async () => {
    const now = performance.now();
    const earliest = starts.length < perSecond ? now : (starts[starts.length - perSecond] ?? 0) + SECOND;
    const wait = Math.max(0, earliest - now);
    if (wait > maxWaitMs) return false;
    starts.push(now + wait);
    if (starts.length > perSecond) starts.shift();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return true;
  };
}

/** The seconds of `Retry-After` (RFC 9110, 10.2.3) in milliseconds, at most `maxMs`; undefined when it does not say them. */
export const retryAfter = (value: string | null, maxMs: number): number | undefined =>
  value !== null && /^\d+$/.test(value) ? Math.min(Number(value) * 1000, maxMs) : undefined;
