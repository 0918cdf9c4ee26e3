import type { Story } from '@inktvis/content';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
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

/** A row of a list by distance. */
export type StoreRow = Pick<Shop, 'href' | 'title' | 'address' | 'town' | 'publishingHouse' | 'point'> & {
  /** `0,4`; null when the distance is unknown, or says less than the town. */
  readonly km: string | null;
  /** `in Kortrijk`, for shops at no distance or all at the same one; `''` where the distance says more. */
  readonly near: string;
  /** `Open tot 18.00` */
  readonly opening: string;
};

/** Distances to the middle of a town are true for a visitor from elsewhere only. */
const TOWN_KM = 5;

function distanceWords({ shop, km, isTown }: DistantShop): Pick<StoreRow, 'km' | 'near'> {
  if (km === null) return { km: null, near: '' };
  const number = kmNumber(km);
  const town = shop.town.replace(/^\d{4} /, '');
  const saysTown = town !== '' && (number === '0' || (isTown && km < TOWN_KM));
  return saysTown ? { km: null, near: fill(bookstores.in_town, { town }) } : { km: number, near: '' };
}

export function storeRow(distant: DistantShop, now: Date): StoreRow {
  const { hours, ...shop } = distant.shop;
  return { ...shop, ...distanceWords(distant), opening: openingWords(openingState(hours, now)) };
}
