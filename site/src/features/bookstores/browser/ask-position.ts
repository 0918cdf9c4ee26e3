import { type Point, pointOf } from '../point.ts';

/** Where the visitor is, or why it is not known. */
export type Position =
  | { readonly kind: 'known'; readonly point: Point }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed' };

const PATIENCE_MS = 15_000;
/** Nobody walks to another town in that time. */
const RECENT_MS = 300_000;

/** Asks the browser where it is; it asks the visitor. Nothing of it leaves this page. */
export const askPosition = (): Promise<Position> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'failed' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = pointOf(coords);
        resolve(point ? { kind: 'known', point } : { kind: 'failed' });
      },
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { timeout: PATIENCE_MS, maximumAge: RECENT_MS },
    );
  });
