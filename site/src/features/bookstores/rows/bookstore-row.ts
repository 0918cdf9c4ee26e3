import { openingState } from '../../../cards/hours/opening-state.ts';
import { openingWords } from '../../../cards/hours/opening-words.ts';
import { kmNumber, pointWords } from '../point.ts';
import type { Distant } from '../shops/nearest.ts';

export type NearRowProps = {
  readonly href: string;
  readonly title: string;
  readonly address: string;
  readonly town: string;
  /** `0,4`; null when it is not known where the shop is. */
  readonly km: string | null;
  /** `Open tot 18.00` */
  readonly opening: string;
  readonly publishingHouse: string;
  /** `50.8279 3.265`: where the map puts it. */
  readonly point: string;
};

export const nearRow = ({ shop, km }: Distant, now: Date): NearRowProps => ({
  href: shop.href,
  title: shop.title,
  address: shop.address,
  town: shop.town,
  km: km === null ? null : kmNumber(km),
  opening: openingWords(openingState(shop.hours, now)),
  publishingHouse: shop.publishingHouse,
  point: pointWords(shop.point),
});
