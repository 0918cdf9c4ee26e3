import { type EventList, type EventsClient, pageCount, type Read } from '@inktvis/events';
import type { Day } from '@inktvis/foundation/brussels';
import { UNKNOWN_PARAMETER } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { pageHref, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import { comingDay, inOrder } from '../../../cards/tours/tour-order.ts';
import { type TourTag, tagWords } from '../../../cards/tours/tour-words.ts';
import type { Load, ViewContext } from '../../view.ts';
import { byMonth, monthLinks, monthOf, tourRow } from '../tour-row.ts';
import type { TourOverviewProps } from './TourOverview.island.tsx';
import type { TourResultsProps } from './TourResults.tsx';
import { readTags } from './tour-address.ts';
import type { TourListData } from './tour-list.ts';

const { tours, lists, programme } = messages;

/** Touring events on a page (requirements 9). */
const PER_PAGE = 30;
/** A tour of up to so many events is read as a whole and sorted here. */
const MAX_SORTED = 500;

/** The island of the page, and the first list, which the server draws. */
export type TourListPage = { readonly props: TourOverviewProps; readonly list: TourResultsProps };

/** `months`: those of every event of the tour, null when only a page of it was read. */
type Found = {
  readonly page: number;
  readonly read: Read<EventList>;
  readonly months: readonly (Day | null)[] | null;
};

/**
 * The whole tour in our order: the source sorts by the last date, which puts a series of which the first evening is
 * tomorrow after everything else. Null if the tour is larger than one request.
 */
async function wholeTour(
  events: EventsClient,
  tags: readonly TourTag[],
  now: Date,
): Promise<Read<EventList> | null> {
  const read = await events.list({ page: 1, perPage: MAX_SORTED, tags });
  if (!read.ok || read.value.totalItems > MAX_SORTED) return null;
  const list = inOrder(read.value.events, now);
  return { ...read, value: { ...read.value, totalItems: list.length, events: list } };
}

/** The requested page of the tour, or page 1 when that is past the end. */
async function findPage(
  events: EventsClient,
  asked: number,
  tags: readonly TourTag[],
  now: Date,
): Promise<Found> {
  const whole = await wholeTour(events, tags, now);
  if (!whole?.ok) return findSourcePage(events, asked, tags);
  const { page } = pagingOf(whole.value.totalItems, asked, PER_PAGE);
  const shown = whole.value.events.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const months = whole.value.events.map((event) => {
    const coming = comingDay(event, now);
    return coming && monthOf(coming.day);
  });
  return { page, months, read: { ...whole, value: { ...whole.value, events: shown } } };
}

/** The page as the source has it; page 1 is fetched at the same time, to avoid a second wait. */
async function findSourcePage(events: EventsClient, asked: number, tags: readonly TourTag[]): Promise<Found> {
  const listOf = (page: number) => events.list({ page, perPage: PER_PAGE, tags });
  const [read, first] = await Promise.all([listOf(asked), asked > 1 ? listOf(1) : null]);
  if (!first || (read.ok && asked <= pageCount(read.value.totalItems, PER_PAGE)))
    return { page: asked, read, months: null };
  return { page: 1, read: first, months: null };
}

const countWords = (total: number): string =>
  total === 0 ? tours.count_none : total === 1 ? tours.count_one : fill(tours.count_many, { count: total });

const rangeWords = (page: number, total: number): string =>
  total === 0
    ? ''
    : fill(tours.range, { from: (page - 1) * PER_PAGE + 1, to: Math.min(page * PER_PAGE, total) });

type Tours = Pick<TourListData, 'summary' | 'list'>;

/** One page of the tour, filtered by the tags of an address. */
async function readTours({ events, now, url }: Pick<ViewContext, 'events' | 'now' | 'url'>): Promise<Tours> {
  const chosen = readTags(url.searchParams);
  const { page, read, months } = await findPage(events, requestedPage(url.searchParams), chosen, now);
  const shared = { chosen, hasUnknown: url.searchParams.has(UNKNOWN_PARAMETER) };
  if (!read.ok)
    return {
      summary: { ...shared, status: lists.events_unavailable, count: '', range: '', months: [] },
      list: null,
    };
  const { totalItems: total, events: found } = read.value;
  const paging = pagingOf(total, page, PER_PAGE);
  const count = countWords(total);
  const rows = inOrder(found, now).map((event) => tourRow(event, now));
  const pageAt = (place: number) => {
    const holding = months ? Math.floor(place / PER_PAGE) + 1 : paging.page;
    return holding === paging.page ? '' : pageHref(url, holding);
  };
  const filtered = fill(programme.filtered_by, { filters: tagWords(chosen) });
  return {
    summary: {
      ...shared,
      count,
      range: rangeWords(paging.page, total),
      months: monthLinks(months ?? rows.map(({ month }) => month), pageAt, now),
      status: chosen.length > 0 ? `${count}, ${filtered}` : count,
    },
    list: {
      months: byMonth(rows, months, now),
      paging,
      outdated: read.outdated,
    },
  };
}

/** The overview of the tour. Without a response of the source the page is shown, but not stored. */
export const loadTours: Load<'uit_events_overview', TourListPage> = async ({ content }, context) => {
  const { pathname, search } = context.url;
  const { summary, list } = await readTours(context);
  const { chosen } = summary;
  const results = { emptyText: content.emptyText, page: content.pageColor };
  return ok({
    data: {
      props: { path: pathname, build: context.build, summary, results },
      list: {
        ...results,
        list,
        address: pathname + search,
        clearHref: chosen.length > 0 ? pathname : undefined,
      },
    },
    list: { build: context.build, summary, list } satisfies Omit<TourListData, 'head'>,
    paging: list?.paging ?? { page: 1, count: 1 },
    narrowed: tagWords(chosen) || null,
    storable: list !== null,
  });
};
