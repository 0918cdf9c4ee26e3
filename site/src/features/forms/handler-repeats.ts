import type { Clock } from '@inktvis/foundation/clock';

/** How long the same words are the same message, in ms: a double click, or a visitor who saw no answer. */
const WINDOW_MS = 60_000;
const MOST = 10_000;

/**
 * Lets the same submission through once. What is remembered is in memory, and only after the store has it: a process
 * that dies forgets, and rather keeps a message twice than not at all.
 */
export function createRepeats<T>(clock: Clock, isKept: (outcome: T) => boolean) {
  const kept = new Map<string, { readonly outcome: Promise<T>; readonly until: number }>();

  function forgetOld(now: number): void {
    for (const [key, { until }] of kept) {
      if (until > now && kept.size <= MOST) break;
      kept.delete(key);
    }
  }

  return async (key: string, submit: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime();
    forgetOld(now);
    const before = kept.get(key);
    if (before) return before.outcome;
    const outcome = submit();
    kept.set(key, { outcome, until: now + WINDOW_MS });
    const forget = () => kept.delete(key);
    outcome.then((value) => isKept(value) || forget(), forget);
    return outcome;
  };
}
