import type { Story } from '@inktvis/content';
import { type Day, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { item as messages, states } from '@inktvis/messages/item';
import { endOf, locationOf, type Occurrence } from '../occurrences.ts';
import { type Cell, layOut, type Slots, slotDay, spanOf, stack, wholeHours } from './grid.ts';
import { type TimetableItem, timetableItem } from './timetable-item.ts';

const QUARTER_MS = 900_000;
export const QUARTERS_PER_HOUR = 4;

export type TimetableCell = Cell<TimetableItem>;

/** What begins at the same minute. */
export type TimetableGroup = ReturnType<typeof groupsOf>[number];

/** The programme of one day: halls side by side as a table, and by start time as a list. */
export type TimetableModel = ReturnType<typeof timetable>;

type Location = Story<'location'>;
type Placed = {
  readonly item: TimetableItem;
  readonly slots: Slots;
  readonly isContinuous: boolean;
  readonly minute: number;
};
type Hall = { readonly key: string; readonly title: string; readonly items: readonly Placed[] };

const MINUTE_MS = 60_000;
const OPEN_FOR_HOURS_MS = 3 * 60 * MINUTE_MS;
const NO_HALL = '';
const CONTINUOUS = 'continuous';

/** One can walk in for hours: the hour at which it begins says little. */
const isOpenForHours = (occurrence: Occurrence): boolean => {
  const { content } = occurrence;
  const walksIn = content.dropIn || content.experience?.content.dropIn === true;
  const length = (endOf(occurrence)?.getTime() ?? 0) - content.startDate.getTime();
  return walksIn && length >= OPEN_FOR_HOURS_MS;
};

/** Halls in the order of the editors, then halls they no longer list, then what has none yet. */
function hallsOf(
  placed: readonly { readonly location: Location | null; readonly placed: Placed }[],
  locations: readonly Location[],
): Hall[] {
  const byHall = Map.groupBy(placed, ({ location }) => location?.uuid ?? NO_HALL);
  const known = [...locations, ...placed.flatMap(({ location }) => location ?? [])];
  const titles = new Map(known.map(({ uuid, content }) => [uuid, content.title]));
  return [...titles, [NO_HALL, messages.no_location] as const].flatMap(([key, title]) => {
    const found = byHall.get(key);
    return found ? [{ key, title, items: found.map((one) => one.placed) }] : [];
  });
}

/** What begins together, by start; what has no hour of its own first. */
function groupsOf(placed: readonly Placed[]) {
  const keyOf = ({ isContinuous, minute }: Placed) => (isContinuous ? CONTINUOUS : String(minute));
  const groups = [...Map.groupBy(placed, keyOf)].map(([key, group]) => ({
    key,
    label: key === CONTINUOUS ? states.doorlopend : (group[0]?.item.start ?? ''),
    isContinuous: key === CONTINUOUS,
    items: group.map(({ item }) => item),
  }));
  return groups.toSorted((a, b) => Number(b.isContinuous) - Number(a.isContinuous));
}

/**
 * The timetable of one Brussels day. `occurrences` are those of that day, by start; `locations` are the halls in the
 * order of the editors. An item past midnight is cut off at the end of the day, one without an end is given an hour.
 */
export function timetable(occurrences: readonly Occurrence[], locations: readonly Location[], day: Day) {
  const time = slotDay(day, QUARTER_MS);
  const located = occurrences.map((occurrence) => ({
    location: locationOf(occurrence),
    placed: {
      item: timetableItem(occurrence, day),
      slots: time.slotsOf(occurrence),
      isContinuous: isOpenForHours(occurrence) || time.takesWholeDay(occurrence),
      minute: Math.floor(occurrence.content.startDate.getTime() / MINUTE_MS),
    },
  }));
  const placed = located.map((one) => one.placed);
  const timed = placed.filter(({ isContinuous }) => !isContinuous).map(({ slots }) => slots);
  const range = wholeHours(spanOf(timed), QUARTERS_PER_HOUR);

  const halls = hallsOf(located, locations).map(({ key, title, items }) => ({
    key,
    title,
    lanes: layOut(
      items.filter(({ isContinuous }) => !isContinuous),
      range,
    ),
    continuous: items.filter(({ isContinuous }) => isContinuous).map(({ item }) => item),
  }));
  const height = halls.reduce((most, { continuous }) => Math.max(most, continuous.length), 0);
  const stacks = halls.map(({ continuous, lanes }) => stack(continuous, lanes.count, height));

  return {
    dayLabel: formatDayLong(day),
    halls: halls.map(({ key, title, lanes }) => ({ key, title, columns: lanes.count })),
    /** What one can walk in to, or takes the whole day: rows without an hour. */
    continuous: Array.from({ length: height }, (_, row) => stacks.flatMap((cells) => cells[row] ?? [])),
    rows: Array.from({ length: range.until - range.from }, (_, row) => ({
      /** Elapsed quarters since midnight: wall time alone is ambiguous when the clock goes back. */
      quarter: range.from + row,
      start: time.instantOf(range.from + row).getTime(),
      label: formatTime(time.instantOf(range.from + row)),
      isHour: row % QUARTERS_PER_HOUR === 0,
      cells: halls.flatMap(({ lanes }) => lanes.rows[row] ?? []),
    })),
    groups: groupsOf(placed),
  };
}
