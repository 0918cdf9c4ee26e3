import type { EventsClient, TouringEvent } from '@inktvis/events';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { readTour } from '../../../cards/tours/tour-order.ts';
import { eventStatus } from '../../../cards/tours/tour-when.ts';
import { tourTitle } from '../../../cards/tours/tour-words.ts';
import type { PageMetadata } from '../../../layout/document/metadata.ts';
import { breadcrumbTrail } from '../../../layout/hero/breadcrumbs.ts';
import { statusText } from '../../../layout/status/status-texts.ts';
import { breadcrumbList } from '../../../seo/site.ts';
import { tourData } from '../../../seo/tour-event.ts';
import { cardAddress } from '../../../share-card/card.ts';
import { RELATED } from '../../listing.ts';

/** The data of the page of an event. */
export type TourEventData = {
  readonly event: TouringEvent;
  readonly now: Date;
  /** The source does not respond: this is what it gave last. */
  readonly outdated: boolean;
  /** Three others that can be attended, from the one that comes after it on. */
  readonly others: readonly TouringEvent[];
};

/** The event with a slug; null when there is no public one. The error: the source does not respond. */
export async function loadEvent(
  slug: string,
  { events, now }: { readonly events: EventsClient; readonly now: Date },
): Promise<Result<TourEventData | null, 'unavailable'>> {
  const [read, tour] = await Promise.all([events.find(slug), readTour(events, now)]);
  if (!read.ok) return err('unavailable');
  const event = read.value;
  if (!event) return ok(null);
  const all = tour.ok ? tour.value : [];
  const place = all.findIndex((one) => one.slug === event.slug);
  const others = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))]
    .filter((one) => eventStatus(one, now) === null)
    .slice(0, RELATED);
  return ok({ event, now, outdated: read.outdated, others });
}

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

/** The metadata of the page of an event (requirements 3, seo); without an event, that of a page that does not exist. */
export function eventMetadata(
  event: TouringEvent | undefined,
  { brand, canonicalBase, path }: Site,
): PageMetadata {
  const site = { brand, canonicalBase, path };
  if (!event) return { ...site, title: statusText(404, site.brand).title, noindex: true };
  const title = tourTitle(event);
  return {
    ...site,
    title,
    intro: event.intro,
    card: cardAddress(event.href),
    structuredData: [...tourData(event, path, site), ...breadcrumbList(breadcrumbTrail(path, title), site)],
  };
}
