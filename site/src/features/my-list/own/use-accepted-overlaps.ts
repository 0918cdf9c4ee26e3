import { useEffect, useState } from 'react';
import { readStoredTexts, writeStorage } from '../../../browser/storage.ts';

/** In local storage: the overlaps that the visitor accepted. */
const KEY = 'leeslint-overlappingen';
const NONE: ReadonlySet<string> = new Set();

/** The key of an overlap: both ids, whichever comes first. */
export const pairKey = (a: string, b: string): string => [a, b].toSorted().join('+');

/** The keys of the overlaps that the visitor accepted, and how to accept more; stored beside the list. */
export function useAcceptedOverlaps(): readonly [ReadonlySet<string>, (pairs: readonly string[]) => void] {
  const [accepted, setAccepted] = useState(NONE);
  useEffect(() => setAccepted(new Set(readStoredTexts('localStorage', KEY))), []);
  const accept = (pairs: readonly string[]) => {
    const all = new Set([...accepted, ...pairs]);
    writeStorage('localStorage', KEY, JSON.stringify([...all]));
    setAccepted(all);
  };
  return [accepted, accept];
}
