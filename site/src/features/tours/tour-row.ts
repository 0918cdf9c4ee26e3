import type { TouringEvent } from '@inktvis/events';
import {
  eventStatus,
  moreDates,
  shownDate,
  type TourStatus,
  type TourWhen,
  whenOf,
} from '../../cards/tours/tour-when.ts';
import {
  knownTags,
  placeWords,
  summary,
  tagWords,
  titleWords,
  type Words,
} from '../../cards/tours/tour-words.ts';

/** An event as a row of a list. */
export type TourRowModel = {
  readonly slug: string;
  readonly href: string;
  readonly when: TourWhen;
  readonly title: Words;
  readonly kind: string;
  readonly place: Words;
  readonly moreDates: string;
  readonly summary: string;
  readonly status: TourStatus | null;
  readonly hasPicture: boolean;
  readonly town: string;
};

export const tourRow = (event: TouringEvent, now: Date): TourRowModel => ({
  slug: event.slug,
  href: `/${event.seo.fullSlug}`,
  when: whenOf(event, now),
  title: titleWords(event),
  kind: tagWords(knownTags(event.tags)),
  place: placeWords(event),
  moreDates: moreDates(event, now),
  summary: summary(event.paragraphs),
  status: eventStatus(event, shownDate(event, now), now),
  hasPicture: event.image !== null,
  town: event.address?.town ?? '',
});
