import type { Story } from '@inktvis/content';
import { type Interval, weekIntervals } from '../../../cards/hours/week.ts';
import { type Point, pointOf } from '../point.ts';

/** What a list by distance says of a bookshop; also a line of `/boekhandels.json`. */
export type Shop = {
  readonly href: string;
  readonly title: string;
  readonly address: string;
  /** `8500 Kortrijk` */
  readonly town: string;
  readonly publishingHouse: string;
  /** Null: it is not said where. */
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
