import type { Story } from '@inktvis/content';
import { type Day, dayBounds } from '@inktvis/foundation/brussels';
import { endTime, locationOf, type Occurrence, type Timed } from '../occurrences.ts';

const DAY_MS = 86_400_000;

/** Rows since midnight; `until` is the first one after. */
export type Slots = { readonly from: number; readonly until: number };

/** `slotMs`: a divisor of an hour; a day has 23, 24 or 25 of them. */
export function slotDay(day: Day, slotMs: number) {
  const bounds = dayBounds(day);
  const [from, until] = [bounds.from.getTime(), bounds.until.getTime()];
  const count = (until - from) / slotMs;
  return {
    instantOf: (slot: number): Date => new Date(from + slot * slotMs),
    /** At least one; what falls outside the day is cut off. */
    slotsOf(item: Timed): Slots {
      const start = Math.floor((item.content.startDate.getTime() - from) / slotMs);
      const end = Math.ceil((endTime(item) - from) / slotMs);
      const first = Math.min(Math.max(start, 0), count - 1);
      return { from: first, until: Math.min(Math.max(end, first + 1), count) };
    },
    takesWholeDay(item: Timed): boolean {
      const [start, end] = [item.content.startDate.getTime(), endTime(item)];
      return end - start >= DAY_MS || (start <= from && end >= until);
    },
  };
}

export const spanOf = (all: readonly Slots[]): Slots =>
  all.reduce(
    (span, { from, until }) => ({ from: Math.min(span.from, from), until: Math.max(span.until, until) }),
    all[0] ?? { from: 0, until: 0 },
  );

export const wholeHours = ({ from, until }: Slots, perHour: number): Slots => ({
  from: Math.floor(from / perHour) * perHour,
  until: Math.ceil(until / perHour) * perHour,
});

/** In the order of the editors, then halls they no longer list, then what has none yet. */
export function byHall<T extends { readonly occurrence: Occurrence }>(
  items: readonly T[],
  locations: readonly Story<'location'>[],
) {
  const used = items.flatMap(({ occurrence }) => locationOf(occurrence) ?? []);
  const known = new Map([...locations, ...used].map((one) => [one.uuid, one]));
  const found = Map.groupBy(items, ({ occurrence }) => locationOf(occurrence)?.uuid);
  return [...known.values(), null].flatMap((location) => {
    const here = found.get(location?.uuid);
    return here ? [{ location, items: here }] : [];
  });
}

/** `item` is null where it is empty. */
export type Cell<T> = { readonly item: T | null; readonly rowSpan: number; readonly colSpan: number };

type Booking<T> = { readonly item: T; readonly slots: Slots };

/** The items of one hall, by start: nothing covers anything, and each is as wide as there is room. `count`: columns. */
export function layOut<T>(bookings: readonly Booking<T>[], range: Slots) {
  const grid = Array.from({ length: range.until - range.from }, (): (Booking<T> | undefined)[] => []);
  const rowsOf = ({ slots: { from, until } }: Booking<T>) =>
    grid.slice(from - range.from, until - range.from);
  const put = (booking: Booking<T>, lane: number) => {
    for (const row of rowsOf(booking)) row[lane] = booking;
  };

  // The leftmost lane that is free in its first row is free in all: what is in the way began before.
  const placed = bookings.map((booking) => {
    const [first = []] = rowsOf(booking);
    let lane = 0;
    while (first[lane]) lane += 1;
    put(booking, lane);
    return { booking, lane };
  });
  const count = placed.reduce((most, { lane }) => Math.max(most, lane + 1), 1);
  const widths = new Map<Booking<T> | undefined, number>();
  for (const { booking, lane } of placed) {
    let end = lane + 1;
    while (end < count && rowsOf(booking).every((row) => !row[end])) put(booking, end++);
    widths.set(booking, end - lane);
  }

  const rows = grid.map((taken, row) => {
    const cells: Cell<T>[] = [];
    for (let lane = 0; lane < count; ) {
      const booking = taken[lane];
      let end = lane + 1;
      while (end < count && taken[end] === booking) end++;
      if (!booking) cells.push({ item: null, rowSpan: 1, colSpan: end - lane });
      else if (booking.slots.from - range.from === row) {
        const { from, until } = booking.slots;
        cells.push({ item: booking.item, rowSpan: until - from, colSpan: widths.get(booking) ?? 1 });
      }
      lane = end;
    }
    return cells;
  });
  return { count, rows };
}
