const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses after the first, second … attempt that failed; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);
/** A pause varies by this share, so that mails that failed together do not all come back together. */
const JITTER = 0.1;

/** A mail that could not be sent for this long goes to the dead letters. */
export const GIVE_UP_MS = 3 * 24 * HOUR_MS;

/** How long to wait after `attempts` attempts, in ms. `chance` is from 0 to 1. */
export function pauseAfter(attempts: number, chance: number): number {
  const pause = PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? MINUTE_MS;
  return Math.round(pause * (1 - JITTER + 2 * JITTER * chance));
}
