import { OVERVIEWS } from '../../../layout/sections.ts';
import type { Point } from '../../../ui/map/point.ts';
import type { Shop } from '../shops.ts';

const TIMEOUT_MS = 15_000;
/** A position of five minutes ago still gives the same order of shops. */
const MAX_AGE_MS = 300_000;

/**
 * Asks the browser for the position of the device; the browser asks the visitor. The position stays in this page. Rejects
 * when it is refused (`isDenied`) or unknown.
 */
export const askPosition = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: MAX_AGE_MS,
    });
  });

/** Whether the visitor or the browser does not give the position. */
export const isDenied = (error: unknown): boolean =>
  error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;

/** Fetches all shops. The request is the same for every visitor, so it says nothing about where they are. */
export async function fetchShops(): Promise<readonly Shop[]> {
  const response = await fetch(`${OVERVIEWS.bookstores}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const document: { readonly shops: readonly Shop[] } = await response.json();
  return document.shops;
}
