import type { LiveData } from '../live-data.ts';

/** What the Live page knows at a second. Moments are the server's, in epoch ms. */
export type LiveNow = {
  readonly data: LiveData;
  /** Changes once a second, on the second. */
  readonly now: number;
  /** When the server last confirmed `data`. */
  readonly confirmedAt: number;
  /** Not confirmed for ten minutes. */
  readonly isStale: boolean;
  /** The last question got no answer. */
  readonly isOffline: boolean;
  /** This device may dim a screen in the hall. */
  readonly wakeLockRefused: boolean;
};

/** requirements D10: 'Bijgewerkt om 14.32' only when older. */
const STALE_MS = 10 * 60_000;

export const isStale = (now: number, confirmedAt: number): boolean => now - confirmedAt > STALE_MS;

/** What the server rendered: the same in the browser's first rendering. */
export const atFirst = (data: LiveData): LiveNow => ({
  data,
  now: Math.floor(data.now / 1000) * 1000,
  confirmedAt: data.now,
  isStale: false,
  isOffline: false,
  wakeLockRefused: false,
});
