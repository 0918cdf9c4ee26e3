import type { Quarters } from './quarters.ts';

/** A cell of a table, with what stands in it; null where nothing does. */
export type Cell<T> = { readonly item: T | null; readonly rowSpan: number; readonly colSpan: number };

/** What one hall holds, and when. */
export type Booking<T> = { readonly item: T; readonly quarters: Quarters };

/** One hall of the table: as many columns side by side as it has items at the same time. */
export type Lanes<T> = {
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
