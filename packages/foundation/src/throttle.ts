const SECOND = 1000;

type ThrottleOptions = {
  /** How long a call may wait for its turn: a flood must not become a queue. */
  readonly patienceMs?: number;
  readonly now?: () => number;
};

/**
 * Lets at most `perSecond` calls start in any rolling second, in order (requirements 9: 5 per second). Gives false, at
 * once, when a turn would come too late. Infinity lets everything through, and so does 0.
 */
export function createThrottle(
  perSecond: number,
  { patienceMs = Number.POSITIVE_INFINITY, now = () => performance.now() }: ThrottleOptions = {},
): () => Promise<boolean> {
  if (!Number.isFinite(perSecond) || perSecond <= 0) return async () => true;
  const starts: number[] = [];
  return async () => {
    const earliest = starts.length < perSecond ? now() : (starts[starts.length - perSecond] ?? 0) + SECOND;
    const turn = Math.max(now(), earliest);
    if (turn - now() > patienceMs) return false;
    starts.push(turn);
    if (starts.length > perSecond) starts.shift();
    const wait = turn - now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    return true;
  };
}
