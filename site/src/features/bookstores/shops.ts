import type { Story } from '@inktvis/content';
import { weekIntervals } from '../../cards/opening-hours.ts';
import { postalTown } from '../../cards/text.ts';
import { distanceKm, type Point, pointOf } from '../../ui/map/point.ts';

export const shopOf = ({ href, content }: Story<'bookstore'>) => ({
  href,
  title: content.title,
  address: content.address,
  /** `8500 Kortrijk` */
  town: postalTown(content),
  point: pointOf(content),
  hours: weekIntervals(content.openingHours),
});

export type Shop = ReturnType<typeof shopOf>;

/** `Kortrijk` of `8500 Kortrijk` */
export const townOf = ({ town }: Pick<Shop, 'town'>): string => town.replace(/^\d{4}(?: |$)/, '');

export const hasPostcode = ({ town }: Pick<Shop, 'town'>, postalCode: string): boolean =>
  town.startsWith(`${postalCode} `);

/** A shop and its distance; null when its coordinates are unknown. */
export type DistantShop = { readonly shop: Shop; readonly km: number | null };

/** Shops by distance, those without coordinates last; shops at the same distance keep their order. */
export const nearest = (shops: readonly Shop[], from: Point): readonly DistantShop[] =>
  shops
    .map((shop) => ({ shop, km: shop.point && distanceKm(from, shop.point) }))
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));

/** A distance in words: `0,4`, which is at least `0,1`; whole kilometres from 10. */
export const kmNumber = (km: number): string =>
  km < 9.95 ? Math.max(km, 0.1).toFixed(1).replace('.', ',') : km.toFixed(0);
