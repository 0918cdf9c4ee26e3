import type { TouringEvent } from '@inktvis/events';
import { brusselsDay, type Day, formatMonth, formatMonthShort } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { TAG_PARAMETER, UNKNOWN_PARAMETER } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { pageHref, paginate } from '@inktvis/programme/pagination';
import { counted } from '../../../cards/text.ts';
import { comingDay, otherSeason, readTour } from '../../../cards/tours/tour-order.ts';
import { knownTags, tagWords } from '../../../cards/tours/tour-words.ts';
import type { Load, ViewContext } from '../../view.ts';
import { monthOf, tourRow } from '../tour-row.ts';
import type { TourOverviewProps } from './TourOverview.island.tsx';
import type { TourResultsProps } from './TourResults.tsx';
import type { TourListData, TourMonth, TourSummary } from './tour-list.ts';

const { tours, lists, programme } = messages;

/** Touring events on a page (requirements 9). */
const PER_PAGE = 30;

/** The island of the page, and the first list, which the server draws. */
export type TourListPage = { readonly props: TourOverviewProps; readonly list: TourResultsProps };

/** The month of the first day to come of an event; null: always. */
const monthOfEvent = (event: TouringEvent, now: Date): Day | null => {
  const coming = comingDay(event, now);
  return coming && monthOf(coming.day);
};

/** The id of a month's heading: `maand-2024-11`, `altijd`. */
const monthId = (month: Day | null): string =>
  ownId(month === null ? 'altijd' : `maand-${month.slice(0, 7)}`);

function timesWords(n: number, isRunning: boolean): string {
  if (n === 1) return isRunning ? tours.times_left_one : tours.times_one;
  return fill(isRunning ? tours.times_left : tours.times, { n });
}

/** The events of a page by month, in the order of the tour; `all`: the months of the whole tour. */
function byMonth(
  events: readonly TouringEvent[],
  all: readonly (Day | null)[],
  now: Date,
): readonly TourMonth[] {
  const rows = events.map((event) => tourRow(event, now));
  return [...Map.groupBy(rows, ({ month }) => month)].map(([month, group]) => ({
    id: monthId(month),
    month,
    name: month === null ? tours.always : formatMonth(month),
    year: group[0]?.year ?? null,
    count:
      month === null
        ? ''
        : timesWords(all.filter((one) => one === month).length, month === monthOf(brusselsDay(now))),
    rows: group,
  }));
}

/** Links to the months of the whole tour, which may begin on another page. */
function monthLinks(
  all: readonly (Day | null)[],
  shownPage: number,
  { url, now }: Pick<ViewContext, 'url' | 'now'>,
): TourSummary['months'] {
  const months = [...new Set(all)];
  if (months.length < 2) return [];
  return months.map((month) => {
    const year = month && otherSeason(month, now);
    const name = month === null ? tours.always.toLowerCase() : formatMonthShort(month);
    const page = Math.floor(all.indexOf(month) / PER_PAGE) + 1;
    return {
      name: year ? `${name} ${year}` : name,
      href: `${page === shownPage ? '' : pageHref(url, page)}#${monthId(month)}`,
    };
  });
}

const countWords = (total: number): string =>
  total === 0 ? tours.count_none : counted(total, tours.count_one, tours.count_many);

const rangeWords = (page: number, total: number): string =>
  total === 0
    ? ''
    : fill(tours.range, { from: (page - 1) * PER_PAGE + 1, to: Math.min(page * PER_PAGE, total) });

/** One page of the tour, filtered by the tags of an address. */
async function readPage(context: ViewContext): Promise<Pick<TourListData, 'summary' | 'list'>> {
  const { events, now, url } = context;
  const chosen = knownTags(url.searchParams.getAll(TAG_PARAMETER));
  const read = await readTour(events, now, chosen);
  const shared = { chosen, hasUnknown: url.searchParams.has(UNKNOWN_PARAMETER) };
  if (!read.ok)
    return {
      summary: { ...shared, status: lists.events_unavailable, count: '', range: '', months: [] },
      list: null,
    };
  const { items, paging } = paginate(read.value, url.searchParams, PER_PAGE);
  const all = read.value.map((event) => monthOfEvent(event, now));
  const count = countWords(all.length);
  const filtered = fill(programme.filtered_by, { filters: tagWords(chosen) });
  return {
    summary: {
      ...shared,
      count,
      range: rangeWords(paging.page, all.length),
      months: monthLinks(all, paging.page, context),
      status: chosen.length > 0 ? `${count}, ${filtered}` : count,
    },
    list: { months: byMonth(items, all, now), paging, outdated: read.outdated },
  };
}

/** The overview of the tour. Without a response of the source the page is shown, but not stored. */
export const loadTours: Load<'uit_events_overview', TourListPage> = async ({ content }, context) => {
  const { pathname, search } = context.url;
  const { summary, list } = await readPage(context);
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
