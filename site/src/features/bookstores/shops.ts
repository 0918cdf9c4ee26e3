import type { Story } from '@inktvis/content';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import {
  hoursOfDay,
  type Interval,
  isOpenAt,
  minuteOfDay,
  openingState,
  openingWords,
  todayWords,
  weekdayOf,
  weekIntervals,
  weekWords,
} from '../../cards/opening-hours.ts';
import { postalTown } from '../../cards/text.ts';
import { type Point, pointOf } from '../../ui/map/point.ts';
import { distanceKm, kmNumber } from './distance.ts';

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

/** `Kortrijk` of `8500 Kortrijk` */
export const townOf = ({ town }: Pick<Shop, 'town'>): string => town.replace(/^\d{4}(?: |$)/, '');

/** `8500` of `8500 Kortrijk`; `''` when the postcode is unknown. */
export const postalCodeOf = ({ town }: Pick<Shop, 'town'>): string => /^\d{4}(?= |$)/.exec(town)?.[0] ?? '';

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

/** The opening hours of a shop at one instant, in words and as a line from 8 to 20 h. */
export type ShopHours = {
  readonly isOpen: boolean;
  /** `Open tot 18.00` */
  readonly words: string;
  /** Null when the hours are unknown. */
  readonly today: {
    /** `Vandaag 10.00 tot 18.00` */
    readonly words: string;
    /** Start and length of each stretch, in minutes since 8 h. */
    readonly stretches: readonly Interval[];
    /** Minutes since 8 h; null before that and after 20 h. */
    readonly now: number | null;
  } | null;
};

const [LINE_FROM, LINE_UNTIL] = [8 * 60, 20 * 60];

function shopHours(hours: readonly Interval[], now: Date): ShopHours {
  const isOpen = isOpenAt(hours, now);
  const words = openingWords(openingState(hours, now));
  if (hours.length === 0) return { isOpen, words, today: null };
  const stretches = hoursOfDay(hours, now)
    .map(([from, until]) => [Math.max(from, LINE_FROM), Math.min(until, LINE_UNTIL)] as const)
    .filter(([from, until]) => from < until)
    .map(([from, until]) => [from - LINE_FROM, until - from] as const);
  const minute = minuteOfDay(now);
  const isOnLine = minute >= LINE_FROM && minute <= LINE_UNTIL;
  return {
    isOpen,
    words,
    today: { words: todayWords(hours, now), stretches, now: isOnLine ? minute - LINE_FROM : null },
  };
}

/** A bookshop in a list. */
export type ListedShop = Omit<Shop, 'hours'> & {
  readonly hours: ShopHours;
};

export const listedShop = ({ hours, ...shop }: Shop, now: Date): ListedShop => ({
  ...shop,
  hours: shopHours(hours, now),
});

/** A bookshop in the index: with the hours of its week, Monday first, and which of them is today. */
export type IndexedShop = ListedShop & { readonly week: readonly string[]; readonly today: number };

export const indexedShop = (shop: Shop, now: Date): IndexedShop => ({
  ...listedShop(shop, now),
  week: weekWords(shop.hours),
  today: weekdayOf(now),
});

/** Open shops first; otherwise the order stays. */
export const openFirst = <T extends Pick<ListedShop, 'hours'>>(shops: readonly T[]): readonly T[] =>
  shops.toSorted((a, b) => Number(b.hours.isOpen) - Number(a.hours.isOpen));

/** A row of a list by distance. */
export type StoreRow = ListedShop & {
  /** `0,4`; null when the distance is unknown, or says less than the town. */
  readonly km: string | null;
  /** `in Kortrijk`, for shops at no distance or all at the same one; `''` where the distance says more. */
  readonly near: string;
};

/** Distances to the middle of a town are true for a visitor from elsewhere only. */
const TOWN_KM = 5;

function distanceWords({ shop, km, isTown }: DistantShop): Pick<StoreRow, 'km' | 'near'> {
  if (km === null) return { km: null, near: '' };
  const number = kmNumber(km);
  const town = townOf(shop);
  const saysTown = town !== '' && (number === '0' || (isTown && km < TOWN_KM));
  return saysTown ? { km: null, near: fill(bookstores.in_town, { town }) } : { km: number, near: '' };
}

export const storeRow = (distant: DistantShop, now: Date): StoreRow => ({
  ...listedShop(distant.shop, now),
  ...distanceWords(distant),
});
