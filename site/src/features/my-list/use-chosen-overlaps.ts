import { useEffect, useState } from 'react';
import { keepPairs, keptPairs } from './chosen-overlaps.ts';

const NONE: ReadonlySet<string> = new Set();

/** The overlaps that the visitor left as they are, and how to leave more. */
export function useKeptOverlaps(): readonly [ReadonlySet<string>, (pairs: readonly string[]) => void] {
  const [kept, setKept] = useState(NONE);
  useEffect(() => setKept(keptPairs()), []);
  const keep = (pairs: readonly string[]) => {
    const all = new Set([...kept, ...pairs]);
    keepPairs(all);
    setKept(all);
  };
  return [kept, keep];
}
