import { type EventList, type EventsClient, pageCount, type Read } from '@inktvis/events';
import { ok } from '@inktvis/foundation/result';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { UnknownValue } from '@inktvis/programme/filters/address';
import { clampPage, type Paging, requestedPage } from '@inktvis/programme/pagination';
import { readTags, type TourTag, tagWords } from '../../cards/tours/tour-tags.ts';
import type { Load, Loaded, ViewContext } from '../view.ts';
import { type TourRowModel, tourRow } from './tour-row.ts';

const { tours, lists, programme } = messages;

/** Touring events on a page (requirements 9). */
const PER_PAGE = 30;

export type TourList = {
  readonly rows: readonly TourRowModel[];
  /** `86 evenementen` and `1 tot 30` */
  readonly count: string;
  readonly range: string;
  readonly paging: Paging;
  /** The source does not answer now: this is what it said last. */
  readonly outdated: boolean;
};

export type TourData = {
  readonly chosen: readonly TourTag[];
  readonly unknown: readonly UnknownValue[];
  /** Said when the list has changed in place: `12 evenementen, gefilterd op Voorstelling`. */
  readonly status: string;
  /** Null: the source does not answer, and nothing is known from before. */
  readonly list: TourList | null;
};

type Found = { readonly page: number; readonly read: Read<EventList> };

/** The page asked for, or page 1 when that lies past the end; both are asked at once, so that nobody waits twice. */
async function findPage(events: EventsClient, asked: number, tags: readonly TourTag[]): Promise<Found> {
  const listOf = (page: number) => events.list({ page, perPage: PER_PAGE, tags });
  const [read, first] = await Promise.all([listOf(asked), asked > 1 ? listOf(1) : null]);
  if (!first || (read.ok && asked <= pageCount(read.value.totalItems, PER_PAGE)))
    return { page: asked, read };
  return { page: 1, read: first };
}

const countWords = (total: number): string =>
  total === 0 ? tours.count_none : total === 1 ? tours.count_one : fill(tours.count_many, { count: total });

const rangeWords = (page: number, total: number): string =>
  fill(tours.range, { from: (page - 1) * PER_PAGE + 1, to: Math.min(page * PER_PAGE, total) });

/** One page of the tour, narrowed by the tags of the address. Without an answer the page is shown, but not kept. */
export async function toursAt({
  events,
  now,
  url,
}: Pick<ViewContext, 'events' | 'now' | 'url'>): Promise<Loaded<TourData>> {
  const { chosen, unknown } = readTags(url.searchParams);
  const words = tagWords(chosen);
  const { page, read } = await findPage(events, requestedPage(url.searchParams), chosen);
  const narrowed = words || null;
  if (!read.ok) {
    const data = { chosen, unknown, status: lists.events_unavailable, list: null };
    return { data, paging: { page: 1, count: 1 }, narrowed, keep: false };
  }
  const { totalItems: total, events: found } = read.value;
  const count = pageCount(total, PER_PAGE);
  const paging = { page: clampPage(page, count), count };
  return {
    data: {
      chosen,
      unknown,
      status: words
        ? `${countWords(total)}, ${fill(programme.filtered_by, { filters: words })}`
        : countWords(total),
      list: {
        rows: found.map((event) => tourRow(event, now)),
        count: countWords(total),
        range: total > 0 ? rangeWords(paging.page, total) : '',
        paging,
        outdated: read.outdated,
      },
    },
    paging,
    narrowed,
    keep: unknown.length === 0,
  };
}

export const loadTours: Load<'uit_events_overview', TourData> = async (_story, context) =>
  ok(await toursAt(context));
