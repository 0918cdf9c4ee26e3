import type { Story } from '@inktvis/content';
import { type Day, formatTime } from '@inktvis/foundation/brussels';
import { item as messages } from '@inktvis/messages/item';
import { ACCESS_NAMES, itemAccess } from '../access.ts';
import { entryTerms, isBooked } from '../entry.ts';
import type { Occurrence } from '../occurrences.ts';
import { itemFacts, previousTime } from '../programme-item.ts';
import { announcedStatuses } from '../status.ts';
import { byHall, layOut, type Slots, slotDay, spanOf, wholeHours } from '../timetable/grid.ts';

/** Five minutes a row. */
const SLOT_MS = 300_000;
export const SLOTS_PER_HOUR = 12;
/** Columns of 18 mm that fit; in narrower ones a title is one word to a line. */
const MAX_COLUMNS = 14;

/** In mm (`DaySheet.module.css`): the grid, and what a box has around the lines of its title. */
const GRID_MM = 151;
/** Lower than this (40 minutes of a usual day) hour and title share their lines, which are smaller. */
const LOW_MM = 12.5;
const TALL = { frame: 1.5, time: 3.9, status: 3.5, line: 3.3 } as const;
const LOW = { frame: 0.5, line: 2.85 } as const;

export type DaySheetModel = ReturnType<typeof daySheet>;
export type DaySheetItem = ReturnType<typeof sheetItem>;

/** Up to an hour after the last one begins: what goes on into the night must not make every other hour lower. */
function hoursAround(all: readonly Slots[]): Slots {
  const { from, until } = spanOf(all);
  const lastStart = all.reduce((last, slots) => Math.max(last, slots.from), 0);
  return wholeHours({ from, until: Math.min(until, lastStart + SLOTS_PER_HOUR) }, SLOTS_PER_HOUR);
}

/** `height` and `room`, up to the box below, in mm. */
function sheetItem(occurrence: Occurrence, height: number, room: number) {
  // New is no longer so when the sheet is read.
  const [status = null] = announcedStatuses(occurrence).filter((name) => name !== 'new');
  const { previousPlace, access } = itemFacts(occurrence.content.experience, occurrence);
  const terms = entryTerms(occurrence.content.experience, occurrence);
  const was = [previousTime(occurrence), previousPlace].filter((words) => words !== null);
  const isLow = height < LOW_MM;
  const others = TALL.frame + TALL.time + TALL.status * (Number(status !== null) + Number(was.length > 0));
  const lines = Math.floor(isLow ? (room - LOW.frame) / LOW.line : (room - others) / TALL.line);
  return {
    occurrence,
    status,
    was: status === 'off' ? [] : was,
    access,
    /** Whether one has to book it, or pays at the door. */
    entry: isBooked(terms) ? ('ticket' as const) : terms.kind === 'deur' ? ('door' as const) : null,
    isLow,
    /** Of the title, or of all words of a low box. */
    lines: Math.max(1, lines),
  };
}

/** `occurrences`: of that Brussels day, by start. */
export function daySheet(
  occurrences: readonly Occurrence[],
  locations: readonly Story<'location'>[],
  day: Day,
) {
  const time = slotDay(day, SLOT_MS);
  const timed = occurrences.map((occurrence) => ({ occurrence, slots: time.slotsOf(occurrence) }));
  const range = hoursAround(timed.map(({ slots }) => slots));
  const mm = (slots: number) => (slots * GRID_MM) / (range.until - range.from);
  const halls = byHall(timed, locations).map(({ location, items }) => {
    const accesses = items.map(({ occurrence }) => itemAccess(occurrence.content.experience, occurrence));
    const access = ACCESS_NAMES.filter((name) => accesses.every((names) => names.includes(name)));
    const bookings = items.map(({ occurrence, slots: { from, until: end } }) => {
      const until = Math.min(end, range.until);
      const next = items.find(({ slots }) => slots.from >= until)?.slots.from ?? range.until;
      const item = sheetItem(occurrence, mm(until - from), mm(next - from));
      // Only the signs that do not hold for everything in its hall.
      const own = item.access.filter((name) => !access.includes(name));
      return { item: { ...item, access: own }, slots: { from, until } };
    });
    return {
      key: location?.uuid ?? '',
      title: location?.content.title ?? messages.no_location,
      hall: location?.content.hall.toLowerCase() ?? '',
      access,
      lanes: layOut(bookings, range),
      accesses,
      entries: bookings.map(({ item }) => item.entry),
    };
  });
  return {
    isTooWide: halls.reduce((sum, { lanes }) => sum + lanes.count, 0) > MAX_COLUMNS,
    halls: halls.map(({ key, title, hall, access, lanes }) => {
      return { key, title, hall, access, columns: lanes.count };
    }),
    rows: Array.from({ length: range.until - range.from }, (_, row) => {
      const slot = range.from + row;
      return {
        /** Since midnight. */
        slot,
        /** `10.00`, where an hour begins. */
        hour: row % SLOTS_PER_HOUR === 0 ? formatTime(time.instantOf(slot)) : null,
        cells: halls.flatMap(({ lanes }) => lanes.rows[row] ?? []),
      };
    }),
    access: ACCESS_NAMES.filter((name) => halls.some(({ accesses }) => accesses.flat().includes(name))),
    entries: (['ticket', 'door'] as const).filter((name) =>
      halls.some(({ entries }) => entries.includes(name)),
    ),
  };
}
