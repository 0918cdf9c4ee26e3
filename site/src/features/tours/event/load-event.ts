import type { EventsClient, TouringEvent } from '@inktvis/events';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { readTour } from '../../../cards/tours/tour-order.ts';
import { titleWords } from '../../../cards/tours/tour-words.ts';
import type { PageMetadata } from '../../../layout/document/metadata.ts';
import { breadcrumbTrail } from '../../../layout/hero/breadcrumbs.ts';
import { statusText } from '../../../layout/status/status-texts.ts';
import { breadcrumbList } from '../../../seo/site.ts';
import { tourData } from '../../../seo/tour-event.ts';
import { cardAddress } from '../../../share-card/card.ts';
import { RELATED } from '../../listing.ts';
import { type TourRowModel, tourRow } from '../tour-row.ts';

/** The data of the page of an event. */
export type TourEventData = {
  readonly event: TouringEvent;
  readonly now: Date;
  /** The source does not respond: this is what it gave last. */
  readonly outdated: boolean;
  /** Three others. */
  readonly others: readonly TourRowModel[];
};

/** The others are among so many that come next. */
const NEXT = 30;

/** Three random events out of the next ones that can be attended, in order. */
function pickOthers(events: readonly TouringEvent[], slug: string, now: Date): readonly TourRowModel[] {
  const rows = events.filter((event) => event.slug !== slug).map((event) => tourRow(event, now));
  const open = rows.filter(({ status }) => status === null).slice(0, NEXT);
  const candidates = open.length >= RELATED ? open : rows;
  const picked = candidates
    .map((row) => ({ row, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, RELATED)
    .map(({ row }) => row);
  return candidates.filter((row) => picked.includes(row));
}

/** The event with a slug; null when there is no public one. The error: the source does not respond. */
export async function loadEvent(
  slug: string,
  { events, now }: { readonly events: EventsClient; readonly now: Date },
): Promise<Result<TourEventData | null, 'unavailable'>> {
  const [read, tour] = await Promise.all([events.find(slug), readTour(events, now)]);
  if (!read.ok) return err('unavailable');
  if (!read.value) return ok(null);
  const others = tour.ok ? pickOthers(tour.value, read.value.slug, now) : [];
  return ok({ event: read.value, now, outdated: read.outdated, others });
}

type Site = Pick<PageMetadata, 'brand' | 'canonicalBase' | 'path'>;

/** The metadata of the page of an event (requirements 3, seo); without an event, that of a page that does not exist. */
export function eventMetadata(
  event: TouringEvent | undefined,
  { brand, canonicalBase, path }: Site,
): PageMetadata {
  const site = { brand, canonicalBase, path };
  if (!event) return { ...site, title: statusText(404, site.brand).title, noindex: true };
  const { seo } = event;
  const title = titleWords(event).text;
  return {
    ...site,
    title,
    intro: event.intro || event.foreign?.intro,
    seo: {
      title: seo.title,
      description: '',
      ogTitle: seo.ogTitle,
      ogDescription: '',
      ogImage: '',
      twitterTitle: seo.twitterTitle,
      twitterDescription: '',
      twitterImage: '',
    },
    card: cardAddress('toer', event.slug),
    structuredData: [...tourData(event, path, site), ...breadcrumbList(breadcrumbTrail(path, title), site)],
  };
}
