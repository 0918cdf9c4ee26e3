import { type Day, dayBounds } from '@inktvis/foundation/brussels';
import { ASSUMED_LENGTH_MS, endOf, type Timed } from '../occurrences.ts';

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
export const QUARTERS_PER_HOUR = 4;

/** Quarters of one day, counted from its midnight; `until` is the first one after. */
export type Quarters = { readonly from: number; readonly until: number };

/** One Brussels day in elapsed quarters of an hour: 92, 96 or 100 of them. */
export type QuarterDay = {
  readonly count: number;
  /** The moment at which a quarter begins. */
  momentOf(quarter: number): Date;
  /** The quarters an item touches, at least one; what falls outside the day is cut off. */
  quartersOf(item: Timed): Quarters;
  /** Whether an item takes the whole day, or a day's length. */
  takesWholeDay(item: Timed): boolean;
};

const lastMoment = (item: Timed): number =>
  endOf(item)?.getTime() ?? item.content.startDate.getTime() + ASSUMED_LENGTH_MS;

export function quarterDay(day: Day): QuarterDay {
  const bounds = dayBounds(day);
  const [from, until] = [bounds.from.getTime(), bounds.until.getTime()];
  const count = (until - from) / QUARTER_MS;
  return {
    count,
    momentOf: (quarter) => new Date(from + quarter * QUARTER_MS),
    quartersOf(item) {
      const start = Math.floor((item.content.startDate.getTime() - from) / QUARTER_MS);
      const end = Math.ceil((lastMoment(item) - from) / QUARTER_MS);
      const first = Math.min(Math.max(start, 0), count - 1);
      return { from: first, until: Math.min(Math.max(end, first + 1), count) };
    },
    takesWholeDay(item) {
      const [start, end] = [item.content.startDate.getTime(), lastMoment(item)];
      return end - start >= DAY_MS || (start <= from && end >= until);
    },
  };
}

/** The whole hours around all of these. */
export function wholeHours(spans: readonly Quarters[]): Quarters {
  if (spans.length === 0) return { from: 0, until: 0 };
  const from = spans.reduce((least, span) => Math.min(least, span.from), Number.POSITIVE_INFINITY);
  const until = spans.reduce((most, span) => Math.max(most, span.until), 0);
  return {
    from: Math.floor(from / QUARTERS_PER_HOUR) * QUARTERS_PER_HOUR,
    until: Math.ceil(until / QUARTERS_PER_HOUR) * QUARTERS_PER_HOUR,
  };
}
