import type { Interval } from '../../../cards/hours/week.ts';
import { type Point, pointOf } from '../point.ts';
import type { Shop } from '../shops/shop.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const readPoint = (value: unknown): Point | null =>
  isObject(value) ? pointOf({ latitude: number(value.latitude), longitude: number(value.longitude) }) : null;

const readHours = (value: unknown): Interval[] =>
  (Array.isArray(value) ? value : []).flatMap((pair: unknown) => {
    const [from, until] = Array.isArray(pair) ? pair.map(number) : [];
    return typeof from === 'number' && typeof until === 'number' ? [[from, until] as const] : [];
  });

/** The shops in what the list of shops answered; null when that is no list. */
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
            publishingHouse: text(shop.publishingHouse),
            point: readPoint(shop.point),
            hours: readHours(shop.hours),
          },
        ]
      : [],
  );
}

const PATIENCE_MS = 15_000;

/** All shops: the same for everybody, so that asking for them tells nothing about where a visitor is. */
export async function fetchShops(address: string): Promise<readonly Shop[] | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? readShopDocument(await answer.json()) : null;
  } catch {
    return null;
  }
}
