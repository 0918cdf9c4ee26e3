const SECOND = 1000;

/**
 * Lets at most `perSecond` calls start in any rolling second, in order (specification 9: 5 per second).
 * Infinity lets everything through.
 */
export function createThrottle(
  perSecond: number,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  if (!Number.isFinite(perSecond)) return async () => {};
  const starts: number[] = [];
  return async () => {
    const turn =
      starts.length < perSecond ? now() : Math.max(now(), (starts[starts.length - perSecond] ?? 0) + SECOND);
    starts.push(turn);
    if (starts.length > perSecond) starts.shift();
    const wait = turn - now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  };
}
