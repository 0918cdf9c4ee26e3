import type { Story } from '@inktvis/content';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { type Interval, weekIntervals } from '../../cards/opening-hours.ts';
import { postalTown } from '../../cards/text.ts';
import { type Point, pointOf } from '../../ui/map/point.ts';

/** What a list shows of a bookshop; also an entry of `/boekhandels.json`. */
export type Shop = {
  readonly href: string;
  readonly title: string;
  readonly address: string;
  /** `8500 Kortrijk` */
  readonly town: string;
  /** Null when the content has no coordinates. */
  readonly point: Point | null;
  readonly hours: readonly Interval[];
};

export const shopOf = ({ href, content }: Story<'bookstore'>): Shop => ({
  href,
  title: content.title,
  address: content.address,
  town: postalTown(content),
  point: pointOf(content),
  hours: weekIntervals(content.openingHours),
});

/** Whether a shop has a postcode. */
export const isIn = ({ town }: Pick<Shop, 'town'>, postalCode: string): boolean =>
  town.startsWith(`${postalCode} `);

/** `Kortrijk` of `8500 Kortrijk` */
export const townOf = ({ town }: Pick<Shop, 'town'>): string => town.replace(/^\d{4}(?: |$)/, '');

/** Mean radius of the earth in kilometres (IUGG). */
const EARTH_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres in a straight line (haversine). */
export function distanceKm(one: Point, other: Point): number {
  const latitude = Math.sin(radians(other.latitude - one.latitude) / 2);
  const longitude = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    latitude ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitude ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** A shop and its distance; null when its coordinates are unknown. */
export type DistantShop = {
  readonly shop: Shop;
  readonly km: number | null;
  /** Its coordinates are those of another shop too: of the town, not of the street. */
  readonly isTown: boolean;
};

const pointKey = ({ latitude, longitude }: Point): string => `${latitude} ${longitude}`;

/** Shops by distance, those without coordinates last; shops at the same distance keep their order. */
export function nearest(shops: readonly Shop[], from: Point): readonly DistantShop[] {
  const points = Map.groupBy(shops, ({ point }) => point && pointKey(point));
  return shops
    .map((shop) => ({
      shop,
      km: shop.point && distanceKm(from, shop.point),
      isTown: shop.point !== null && (points.get(pointKey(shop.point))?.length ?? 0) > 1,
    }))
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
}

/** A distance in words: `0,4`; whole kilometres from 10; `0` below 50 metres. */
export function kmNumber(km: number): string {
  const rounded = km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km);
  return rounded === 0 ? '0' : rounded.toFixed(km < 9.95 ? 1 : 0).replace('.', ',');
}

/** Distances to the middle of a town are true for a visitor from elsewhere only. */
const TOWN_KM = 5;

/**
 * How far a shop is: `0,4` as `km`, or else, where the distance is unknown or says less than the town, `near` in words:
 * `in Kortrijk`.
 */
export function distanceWords({ shop, km, isTown }: DistantShop): { km: string } | { near: string } {
  if (km === null) return { near: bookstores.distance_unknown };
  const number = kmNumber(km);
  const town = townOf(shop);
  const saysTown = town !== '' && (number === '0' || (isTown && km < TOWN_KM));
  return saysTown ? { near: fill(bookstores.in_town, { town }) } : { km: number };
}
