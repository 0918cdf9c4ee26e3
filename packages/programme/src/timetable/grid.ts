import { type Day, dayBounds } from '@inktvis/foundation/brussels';
import { ASSUMED_LENGTH_MS, endOf, type Timed } from '../occurrences.ts';

const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
export const QUARTERS_PER_HOUR = 4;

/** Quarters of one day, counted from its midnight; `until` is the first one after. */
export type Quarters = { readonly from: number; readonly until: number };

/** One Brussels day in elapsed quarters of an hour: 92, 96 or 100 of them. */
type QuarterDay = {
  readonly count: number;
  /** The instant at which a quarter begins. */
  instantOf(quarter: number): Date;
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
    instantOf: (quarter) => new Date(from + quarter * QUARTER_MS),
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

/** A cell of a table, with what stands in it; null where nothing does. */
export type Cell<T> = { readonly item: T | null; readonly rowSpan: number; readonly colSpan: number };

/** What one hall holds, and when. */
type Booking<T> = { readonly item: T; readonly quarters: Quarters };

/** One hall of the table: as many columns side by side as it has items at the same time. */
type Lanes<T> = {
  readonly count: number;
  /** The cells that begin in each row, from left to right. */
  readonly rows: readonly (readonly Cell<T>[])[];
};

const FREE = -1;

/** Gives every booking the leftmost lane that is free from its first quarter on; bookings come by start. */
function assignLanes(bookings: readonly Booking<unknown>[], { from, until }: Quarters): [number[], number] {
  const starting: number[][] = Array.from({ length: until - from }, () => []);
  const ending: number[][] = Array.from({ length: until - from + 1 }, () => []);
  for (const [at, { quarters }] of bookings.entries()) starting[quarters.from - from]?.push(at);

  const laneOf: number[] = [];
  let free: number[] = [];
  let count = 0;
  for (const [row, begins] of starting.entries()) {
    free = [...free, ...(ending[row] ?? [])].sort((a, b) => b - a);
    for (const at of begins) {
      const lane = free.pop() ?? count++;
      laneOf[at] = lane;
      ending[(bookings[at]?.quarters.until ?? until) - from]?.push(lane);
    }
  }
  return [laneOf, Math.max(count, 1)];
}

/** Which booking stands at each row and lane. */
function occupy(
  bookings: readonly Booking<unknown>[],
  laneOf: readonly number[],
  count: number,
  range: Quarters,
) {
  const grid = Array.from({ length: range.until - range.from }, () => new Int32Array(count).fill(FREE));
  const put = (at: number, lane: number, { from, until }: Quarters) => {
    for (let quarter = from; quarter < until; quarter++) grid[quarter - range.from]?.fill(at, lane, lane + 1);
  };
  const isFree = (lane: number, { from, until }: Quarters) => {
    for (let quarter = from; quarter < until; quarter++) {
      if (grid[quarter - range.from]?.[lane] !== FREE) return false;
    }
    return true;
  };
  for (const [at, { quarters }] of bookings.entries()) put(at, laneOf[at] ?? 0, quarters);

  const widths = bookings.map(({ quarters }, at) => {
    const lane = laneOf[at] ?? 0;
    let end = lane + 1;
    while (end < count && isFree(end, quarters)) put(at, end++, quarters);
    return end - lane;
  });
  return { grid, widths };
}

/**
 * Lays the items of one hall in the rows of `range`: nothing covers anything, and an item is as wide as what runs
 * beside it leaves room for. Bookings come by start and lie within the range.
 */
export function layOut<T>(bookings: readonly Booking<T>[], range: Quarters): Lanes<T> {
  const [laneOf, count] = assignLanes(bookings, range);
  const { grid, widths } = occupy(bookings, laneOf, count, range);

  const rows = grid.map((taken, row) => {
    const cells: Cell<T>[] = [];
    for (let lane = 0; lane < count; ) {
      const at = taken[lane] ?? FREE;
      let end = lane + 1;
      while (end < count && taken[end] === at) end++;
      const booking = bookings[at];
      if (!booking) {
        cells.push({ item: null, rowSpan: 1, colSpan: end - lane });
      } else if (booking.quarters.from - range.from === row) {
        const { from, until } = booking.quarters;
        cells.push({ item: booking.item, rowSpan: until - from, colSpan: widths[at] ?? 1 });
      }
      lane = end;
    }
    return cells;
  });
  return { count, rows };
}

/** The items of a hall that have no row of their own hour: one below the other. */
export function stack<T>(items: readonly T[], columns: number, height: number): Cell<T>[][] {
  return Array.from({ length: height }, (_, row) => [
    { item: items[row] ?? null, rowSpan: 1, colSpan: columns },
  ]);
}
