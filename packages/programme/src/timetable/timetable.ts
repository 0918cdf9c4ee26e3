import type { Story } from '@inktvis/content';
import { type Day, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { item as messages } from '@inktvis/messages/item';
import { endOf, type Occurrence } from '../occurrences.ts';
import { byHall, type Cell, layOut, slotDay, spanOf, wholeHours } from './grid.ts';
import { type TimetableItem, timetableItem } from './timetable-item.ts';

const QUARTER_MS = 900_000;
export const QUARTERS_PER_HOUR = 4;

export type TimetableCell = Cell<TimetableItem>;

export type TimetableModel = ReturnType<typeof timetable>;

const MINUTE_MS = 60_000;
const OPEN_FOR_HOURS_MS = 3 * 60 * MINUTE_MS;

/** The hour at which it begins says little. */
const isOpenForHours = (occurrence: Occurrence): boolean => {
  const { content } = occurrence;
  const walksIn = content.dropIn || content.experience?.content.dropIn === true;
  const length = (endOf(occurrence)?.getTime() ?? 0) - content.startDate.getTime();
  return walksIn && length >= OPEN_FOR_HOURS_MS;
};

/** `occurrences`: of that Brussels day, by start. What passes midnight is cut off, what has no end lasts an hour. */
export function timetable(
  occurrences: readonly Occurrence[],
  locations: readonly Story<'location'>[],
  day: Day,
  now: Date,
) {
  const time = slotDay(day, QUARTER_MS);
  const placed = occurrences.map((occurrence) => ({
    occurrence,
    item: timetableItem(occurrence, day, now),
    slots: time.slotsOf(occurrence),
    isContinuous: isOpenForHours(occurrence) || time.takesWholeDay(occurrence),
  }));
  const timed = placed.filter(({ isContinuous }) => !isContinuous);
  const range = wholeHours(spanOf(timed.map(({ slots }) => slots)), QUARTERS_PER_HOUR);

  const halls = byHall(placed, locations).map(({ location, items }) => ({
    key: location?.uuid ?? '',
    title: location?.content.title ?? messages.no_location,
    lanes: layOut(
      items.filter(({ isContinuous }) => !isContinuous),
      range,
    ),
    continuous: items.filter(({ isContinuous }) => isContinuous).map(({ item }) => item),
  }));
  const height = Math.max(0, ...halls.map(({ continuous }) => continuous.length));

  return {
    dayLabel: formatDayLong(day),
    halls: halls.map(({ key, title, lanes }) => ({ key, title, columns: lanes.count })),
    continuous: Array.from({ length: height }, (_, row) =>
      halls.map(({ continuous, lanes }) => {
        return { item: continuous[row] ?? null, rowSpan: 1, colSpan: lanes.count };
      }),
    ),
    rows: Array.from({ length: range.until - range.from }, (_, row) => ({
      /** Since midnight: wall time is ambiguous when the clock goes back. */
      quarter: range.from + row,
      start: time.instantOf(range.from + row).getTime(),
      label: formatTime(time.instantOf(range.from + row)),
      isHour: row % QUARTERS_PER_HOUR === 0,
      cells: halls.flatMap(({ lanes }) => lanes.rows[row] ?? []),
    })),
  };
}
