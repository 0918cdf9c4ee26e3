import { systemClock } from '@inktvis/foundation/clock';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { myList } from '../../browser/my-list/my-list.ts';
import type { Saved } from '../../browser/my-list/store.ts';

const unknownList = (): readonly Saved[] | null => null;

/** The visitor's list; null on the server and while hydrating, where it is unknown. */
export const useMyList = (): readonly Saved[] | null =>
  useSyncExternalStore<readonly Saved[] | null>(myList.subscribe, myList.items, unknownList);

const INTERVAL_MS = 30_000;

const shiftedNow = (shiftMs: number): Date => new Date(systemClock.now().getTime() + shiftMs);

/**
 * The current time of the site, updated twice a minute. `shiftMs` is how far the site's clock is ahead of the real one
 * (`SITE_NOW`): a page out of the page cache may be a day old, the difference never is.
 */
export function useNow(shiftMs: number): Date {
  const [now, setNow] = useState(() => shiftedNow(shiftMs));
  useEffect(() => {
    const timer = setInterval(() => setNow(shiftedNow(shiftMs)), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [shiftMs]);
  return now;
}
