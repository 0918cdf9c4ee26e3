import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { item as itemMessages } from '@inktvis/messages/item';
import { print as messages } from '@inktvis/messages/print';
import { ACCESS_NAMES } from '../access.ts';
import { listAddress, type ProgrammeAddress, programmeHref } from '../filters/address.ts';
import { locationOf, type Occurrence, occurrenceKey, shortTitleOf, sortOccurrences } from '../occurrences.ts';
import { itemFacts, previousTime } from '../programme-item.ts';
import { statusesOf } from '../status.ts';
import { untilTime } from '../time-range.ts';
import { layOut, type Slots, slotDay, spanOf, wholeHours } from '../timetable/grid.ts';
import { headLine, newestAddress, type PrintOptions, TEMPORARY } from './print.ts';

/** The rows of the sheet are five minutes high. */
const SLOT_MS = 300_000;
export const SLOTS_PER_HOUR = 12;
/** So many columns of 18 mm fit beside the hours; in narrower ones a title is one word to a line. */
const MAX_COLUMNS = 14;
/** The hours that share the page on a usual day; items of a longer day are lower. */
const USUAL_HOURS = 8;
/** Lower than this on a usual day, the hour and the title share a line; than this, the hour and the status do. */
const [SHORT_SLOTS, TIGHT_SLOTS] = [8, 11];

/** Sizes on paper, in mm: the grid, what a box has around its words, and its lines (`SheetItem.module.css`). */
const GRID_MM = 151;
const MM = { frame: 1.5, time: 3.9, status: 3.5, line: 3.3, denseFrame: 0.5, denseLine: 2.85 } as const;
/** What begins this soon after an item leaves its box no room to grow: a quarter of an hour. */
const SOON_SLOTS = 3;

type Sheeted = ReturnType<typeof sheetItem>;

/** A programme item on the sheet. */
export type DaySheetItem = Sheeted & {
  /** So many lines fit, of the title or of all words of a short box; null when the box may grow, as nothing follows soon. */
  readonly lines: number | null;
};

/** One day on one page, A4 on its side: halls side by side, hours below each other. */
export type DaySheetModel = ReturnType<typeof daySheet>;

const NO_HALL = '';
type Location = Story<'location'>;

/**
 * The whole hours around all of these, up to an hour after the last one begins: what goes on into the night, or only
 * until later, says when it ends, and must not make every other hour lower.
 */
function hoursAround(all: readonly Slots[]): Slots {
  if (all.length === 0) return { from: 0, until: 0 };
  const { from, until } = spanOf(all);
  const lastStart = Math.max(...all.map((slots) => slots.from));
  return wholeHours({ from, until: Math.min(until, lastStart + SLOTS_PER_HOUR) }, SLOTS_PER_HOUR);
}

/** How many lines a box of a height in mm has room for. */
function linesIn(height: number, { isShort, isDense, status, was }: Sheeted): number {
  const others = isShort ? 0 : MM.time + MM.status * (Number(status !== null) + Number(was.length > 0));
  const [frame, line] = isDense ? [MM.denseFrame, MM.denseLine] : [MM.frame, MM.line];
  return Math.max(1, Math.floor((height - frame - others) / line));
}

function sheetItem(occurrence: Occurrence, { from, until }: Slots, hours: number, now: Date) {
  const height = ((until - from) * USUAL_HOURS) / Math.max(hours, USUAL_HOURS);
  const { experience: about, startDate } = occurrence.content;
  const facts = itemFacts(about, occurrence);
  const [status = null] = statusesOf(occurrence, now).filter((name) => !TEMPORARY.includes(name));
  const isOff = status === 'off';
  const was = [previousTime(occurrence), facts.previousPlace].filter((words) => words !== null);
  return {
    /** By which the visitor's own list knows it. */
    id: occurrenceKey(occurrence),
    title: shortTitleOf(occurrence),
    machine: machineTime(startDate),
    start: formatTime(startDate),
    until: untilTime(occurrence),
    /** There is room for two lines, or for three. */
    isShort: height < SHORT_SLOTS,
    isTight: height < TIGHT_SLOTS,
    /** A low box on a long day: two lines fit in it if the letters are the smallest. */
    isDense: height < SHORT_SLOTS && hours > USUAL_HOURS,
    isOff,
    /** The most urgent status that still holds when the sheet is read; null without one. */
    status: status === 'new' ? null : status,
    /** Hour and place it was announced for, when those changed. */
    was: isOff ? [] : was,
    access: facts.access,
  };
}

type DaySheetOptions = PrintOptions & {
  readonly day: Day;
  readonly address: ProgrammeAddress;
  /** The halls in the order of the editors; what they do not list comes after these. */
  readonly locations: readonly Location[];
};

/** The sheet of a Brussels day; `occurrences` are those of that day that match the filters. */
export function daySheet(occurrences: readonly Occurrence[], options: DaySheetOptions) {
  const { address, day, days, locations, now } = options;
  const time = slotDay(day, SLOT_MS);
  const timed = sortOccurrences(occurrences).map((occurrence) => ({
    occurrence,
    slots: time.slotsOf(occurrence),
  }));
  const range = hoursAround(timed.map(({ slots }) => slots));
  const within = ({ from, until }: Slots): Slots => ({ from, until: Math.min(until, range.until) });
  const hours = (range.until - range.from) / SLOTS_PER_HOUR;
  const placed = timed.map(({ occurrence, slots }) => ({
    location: locationOf(occurrence),
    booking: { item: sheetItem(occurrence, within(slots), hours, now), slots: within(slots) },
  }));
  const known = new Map(
    [...locations, ...placed.flatMap(({ location }) => location ?? [])].map((one) => [one.uuid, one]),
  );
  const byHall = Map.groupBy(placed, ({ location }) => location?.uuid ?? NO_HALL);
  const halls = [...known.keys(), NO_HALL].flatMap((key) => {
    const found = byHall.get(key);
    if (!found) return [];
    // By slot: the columns of a hall are filled from the left.
    const all = found.map(({ booking }) => booking).toSorted((a, b) => a.slots.from - b.slots.from);
    const access = ACCESS_NAMES.filter((name) => all.every(({ item }) => item.access.includes(name)));
    const isFull = ({ until }: Slots) =>
      until === range.until || all.some(({ slots: { from } }) => from >= until && from < until + SOON_SLOTS);
    const bookings = all.map(({ item, slots }) => {
      const height = ((slots.until - slots.from) * GRID_MM) / (SLOTS_PER_HOUR * hours);
      const lines = isFull(slots) ? linesIn(height, item) : null;
      // Only the signs that do not hold for everything in its hall.
      const own = item.access.filter((name) => !access.includes(name));
      return { item: { ...item, lines, access: own } satisfies DaySheetItem, slots };
    });
    const content = known.get(key)?.content;
    const title = content?.title ?? itemMessages.no_location;
    return [{ key, title, hall: content?.hall.toLowerCase() ?? '', access, lanes: layOut(bookings, range) }];
  });
  const story = days.find(({ content }) => content.date === day);
  const list = listAddress(address);
  return {
    /** More happens at the same time than fits on a page. */
    isTooWide: halls.reduce((sum, { lanes }) => sum + lanes.count, 0) > MAX_COLUMNS,
    number: formatDayNumber(day),
    weekday: formatWeekday(day),
    line: headLine(story, occurrences.length, options),
    halls: halls.map(({ lanes, ...hall }) => ({ ...hall, columns: lanes.count })),
    rows: Array.from({ length: range.until - range.from }, (_, row) => {
      const slot = range.from + row;
      return {
        /** Five minutes each, since midnight. */
        slot,
        /** `10.00` at the beginning of an hour. */
        hour: row % SLOTS_PER_HOUR === 0 ? formatTime(time.instantOf(slot)) : null,
        cells: halls.flatMap(({ lanes }) => lanes.rows[row] ?? []),
      };
    }),
    /** How many hours share the height of the page. */
    hours,
    /** The signs that the sheet shows. */
    access: ACCESS_NAMES.filter((name) => placed.some(({ booking }) => booking.item.access.includes(name))),
    /** Where a reader finds the newest version. */
    address: newestAddress(story, options),
    state: fill(messages.state, { day: formatDayLong(brusselsDay(now)), time: formatTime(now) }),
    listHref: programmeHref(list),
    printHref: programmeHref({ ...list, layout: 'print' }),
  };
}
