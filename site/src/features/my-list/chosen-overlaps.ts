/** Overlaps that the visitor said to leave as they are; kept in the browser, beside the list. */
const KEY = 'leeslint-overlappingen';

/** Both ids, whichever comes first. */
export const pairKey = (a: string, b: string): string => [a, b].toSorted().join('+');

/** The pairs that were kept as they are; damaged or refused storage only means that we ask again. */
export function keptPairs(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((pair) => typeof pair === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Remembers pairs, as far as the browser lets us. */
export function keepPairs(pairs: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...pairs]));
  } catch {
    // Not remembered, but left alone on this page.
  }
}
