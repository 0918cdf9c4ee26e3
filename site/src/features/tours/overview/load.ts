import type { TouringEvent } from '@inktvis/events';
import { namingUnknown, TAG_PARAMETER, withQuery } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { type Paging, paginate } from '@inktvis/programme/pagination';
import { readTour } from '../../../cards/tours/tour-order.ts';
import { knownTags, TOUR_TAGS, type TourTag, tagWords } from '../../../cards/tours/tour-words.ts';
import type { Load } from '../../view.ts';

/** Touring events on a page (requirements 9). */
export const PER_PAGE = 30;

export type TourPage = {
  readonly chosen: readonly TourTag[];
  /** All events with these tags, in the order of the tour; null: the source does not respond, and nothing is known. */
  readonly tour: readonly TouringEvent[] | null;
  readonly shown: readonly TouringEvent[];
  readonly paging: Paging;
  /** The source does not respond: these are the events that it gave last. */
  readonly outdated: boolean;
};

export const tagsHref = (path: string, tags: readonly TourTag[]): string =>
  withQuery(path, new URLSearchParams(tags.map((tag) => [TAG_PARAMETER, tag])));

/** The overview of the tour. Without a response of the source the page is shown, but not stored. */
export const loadTours: Load<'uit_events_overview', TourPage> = async (_story, { events, now, url }) => {
  const asked = url.searchParams.getAll(TAG_PARAMETER);
  const chosen = knownTags(asked);
  const read = await readTour(events, now, chosen);
  const tour = read.ok ? read.value : null;
  const { items: shown, paging } = paginate(tour ?? [], url.searchParams, PER_PAGE);
  return ok({
    data: { chosen, tour, shown, paging, outdated: read.ok && read.outdated },
    paging,
    narrowed: tagWords(chosen) || null,
    redirectTo: namingUnknown(
      tagsHref(url.pathname, chosen),
      asked.filter((tag) => !TOUR_TAGS.some((known) => known === tag)),
    ),
    storable: read.ok,
  });
};
