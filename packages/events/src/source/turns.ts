const SECOND = 1000;

/**
 * Lets at most `perSecond` questions start in any rolling second, in order. False when a turn would come later than
 * `patienceMs` from now: a flood of questions must not become a queue. Infinity lets everything through.
 */
export function createTurns(
  perSecond: number,
  patienceMs: number,
  now: () => number = () => performance.now(),
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
