import { isObject } from '@inktvis/foundation/json';
import type { Interval } from '../../../cards/opening-hours.ts';
import { OVERVIEWS } from '../../../layout/sections.ts';
import { type Point, pointOf } from '../../../ui/map/point.ts';
import type { Shop } from '../shops.ts';

/** The position of the device, or why it is unknown. */
type Position =
  | { readonly kind: 'known'; readonly point: Point }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed' };

const TIMEOUT_MS = 15_000;
/** A position of five minutes ago still gives the same order of shops. */
const MAX_AGE_MS = 300_000;

/** Asks the browser for the position of the device; the browser asks the visitor. The position stays in this page. */
export const askPosition = (): Promise<Position> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'failed' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = pointOf(coords);
        resolve(point ? { kind: 'known', point } : { kind: 'failed' });
      },
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const readPoint = (value: unknown): Point | null =>
  isObject(value) ? pointOf({ latitude: number(value.latitude), longitude: number(value.longitude) }) : null;

const readHours = (value: unknown): Interval[] =>
  (Array.isArray(value) ? value : []).flatMap((pair: unknown) => {
    const [from, until] = Array.isArray(pair) ? pair.map(number) : [];
    return typeof from === 'number' && typeof until === 'number' ? [[from, until] as const] : [];
  });

/** The shops in `/boekhandels.json`, which may come from another version of the site; null when it is no such list. */
export function readShopDocument(document: unknown): readonly Shop[] | null {
  if (!isObject(document) || !Array.isArray(document.shops)) return null;
  return document.shops.filter(isObject).flatMap((shop) =>
    typeof shop.href === 'string' && shop.href.startsWith('/')
      ? [
          {
            href: shop.href,
            title: text(shop.title),
            address: text(shop.address),
            town: text(shop.town),
            point: readPoint(shop.point),
            hours: readHours(shop.hours),
          },
        ]
      : [],
  );
}

/** Fetches all shops. The request is the same for every visitor, so it says nothing about where they are. */
export async function fetchShops(): Promise<readonly Shop[] | null> {
  try {
    const response = await fetch(`${OVERVIEWS.bookstores}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? readShopDocument(await response.json()) : null;
  } catch {
    return null;
  }
}
