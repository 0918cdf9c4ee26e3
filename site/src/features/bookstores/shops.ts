import type { Story } from '@inktvis/content';
import { type Interval, openingState, openingWords, weekIntervals } from '../../cards/opening-hours.ts';
import { type Point, pointOf } from '../../ui/map/point.ts';
import { distanceKm, kmNumber } from './distance.ts';

/** What a list by distance shows of a bookshop; also an entry of `/boekhandels.json`. */
export type Shop = {
  readonly href: string;
  readonly title: string;
  readonly address: string;
  /** `8500 Kortrijk` */
  readonly town: string;
  readonly publishingHouse: string;
  /** Null when the content has no coordinates. */
  readonly point: Point | null;
  readonly hours: readonly Interval[];
};

export const shopOf = ({ href, content }: Story<'bookstore'>): Shop => ({
  href,
  title: content.title,
  address: content.address,
  town: [content.postalCode, content.town].filter(Boolean).join(' '),
  publishingHouse: content.publishingHouse,
  point: pointOf(content),
  hours: weekIntervals(content.openingHours),
});

/** A shop and its distance; null when its coordinates are unknown. */
export type DistantShop = { readonly shop: Shop; readonly km: number | null };

/** Shops by distance, those without coordinates last; shops at the same distance keep their order. */
export const nearest = (shops: readonly Shop[], from: Point): readonly DistantShop[] =>
  shops
    .map((shop) => ({ shop, km: shop.point && distanceKm(from, shop.point) }))
    .toSorted((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));

/** A row of a list by distance. */
export type StoreRow = Pick<Shop, 'href' | 'title' | 'address' | 'town' | 'publishingHouse' | 'point'> & {
  /** `0,4`; null when the distance is unknown. */
  readonly km: string | null;
  /** `Open tot 18.00` */
  readonly opening: string;
};

export const storeRow = ({ shop: { hours, ...shop }, km }: DistantShop, now: Date): StoreRow => ({
  ...shop,
  km: km === null ? null : kmNumber(km),
  opening: openingWords(openingState(hours, now)),
});
