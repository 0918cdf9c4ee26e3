import {
  type EventDate,
  type EventsClient,
  isOver,
  isWholeDay,
  type Read,
  type TouringEvent,
} from '@inktvis/events';
import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
  nextDay,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { itemFacts } from '@inktvis/programme/programme-item';
import { dayOf as cardDay } from '../card-time.ts';
import { type ExperienceCardProps, NO_ITEM } from '../experience/experience-card.ts';
import { WEEKDAYS, weekdayOf } from '../weekdays.ts';
import { eventStatus, shownDate } from './tour-when.ts';
import { isAllDay, openDays, placeWords, tourTitle } from './tour-words.ts';

/** The first day of an event that is still to come; `time`: `09:30` in Brussels, null for a whole day. */
type ComingDay = { readonly day: Day; readonly time: string | null };

function openingOn({ openingHours }: TouringEvent, day: Day): ComingDay | undefined {
  if (openingHours.length === 0) return { day, time: null };
  const weekday = WEEKDAYS[weekdayOf(day)];
  const openings = openingHours.filter(
    ({ days }) => days.length === 0 || (weekday && days.includes(weekday)),
  );
  if (openings.length === 0) return undefined;
  const times = openings.filter((hours) => !isAllDay(hours)).map(({ opens }) => opens);
  return { day, time: times.toSorted()[0] ?? null };
}

const WEEK = 7;

/** The next open day of a period, today included; its last day when there is none. */
function nextOpenDay(event: TouringEvent, start: Date, now: Date): ComingDay {
  const last = brusselsDay(event.endDate ?? start);
  let day = brusselsDay(start > now ? start : now);
  for (let tried = 0; tried < WEEK && day <= last; tried += 1) {
    const open = openingOn(event, day);
    if (open) return open;
    day = nextDay(day);
  }
  return { day: last, time: null };
}

/** A date that has begun counts from today on. */
function dayOf(date: EventDate, isPast: boolean, now: Date): ComingDay {
  const [day, today] = [brusselsDay(date.start), brusselsDay(now)];
  return {
    day: day < today && !isPast ? today : day,
    time: isWholeDay(date) ? null : machineTime(date.start).slice(11),
  };
}

export function comingDay(event: TouringEvent, now: Date): ComingDay | null {
  const date = shownDate(event, now);
  if (date) return dayOf(date, isOver(event, now), now);
  return event.startDate ? nextOpenDay(event, event.startDate, now) : null;
}

export function whenOf(
  event: TouringEvent,
  now: Date,
): { readonly number: string; readonly lines: readonly string[] } {
  const coming = comingDay(event, now);
  if (!coming) return { number: '', lines: [tours.permanent, openDays(event)] };
  const time = coming.time?.replace(/^0/, '').replace(':', '.');
  return {
    number: formatDayNumber(coming.day),
    lines: [formatWeekday(coming.day), time === undefined ? tours.whole_day : fill(tours.time, { time })],
  };
}

const compareText = new Intl.Collator('nl').compare;

type Placed = { readonly event: TouringEvent; readonly at: ComingDay | null };

function compare(a: Placed, b: Placed): number {
  if (!a.at || !b.at) return Number(a.at === null) - Number(b.at === null) || compareNames(a, b);
  return (
    compareText(a.at.day, b.at.day) ||
    compareText(a.at.time ?? '24:00', b.at.time ?? '24:00') ||
    compareNames(a, b)
  );
}

const compareNames = ({ event: a }: Placed, { event: b }: Placed): number =>
  compareText(a.address?.town ?? '', b.address?.town ?? '') || compareText(a.title, b.title);

/** Each event once, at its first day still to come, by hour, whole days last, then by town; what is always there last. */
export const inOrder = (events: readonly TouringEvent[], now: Date): readonly TouringEvent[] =>
  events
    .map((event) => ({ event, at: comingDay(event, now) }))
    .toSorted(compare)
    .map(({ event }) => event);

/** Seasons run from 1 September to 31 August; the first year of one. */
const seasonOf = (day: Day): number => Number(day.slice(0, 4)) - (day.slice(5) < '09-01' ? 1 : 0);

/** The year of a day that is not in this season: `2025`; null in this one. */
export const otherSeason = (day: Day, now: Date): string | null =>
  seasonOf(day) === seasonOf(brusselsDay(now)) ? null : day.slice(0, 4);

/** The tour in our order, or its events with all of `tags`: the source sorts by the last date. */
export async function readTour(
  { list }: Pick<EventsClient, 'list'>,
  now: Date,
  tags: readonly string[] = [],
): Promise<Read<readonly TouringEvent[]>> {
  const read = await list(tags);
  return read.ok ? { ...read, value: inOrder(read.value, now) } : read;
}

/** The events of the tour with a date that can still be attended, the next one first; what is always there is left out. */
export async function loadComingTours(
  events: Pick<EventsClient, 'list'>,
  now: Date,
): Promise<Read<readonly TouringEvent[]>> {
  const read = await readTour(events, now);
  const isComing = (event: TouringEvent) =>
    comingDay(event, now) !== null && eventStatus(event, now) === null;
  return read.ok ? { ...read, value: read.value.filter(isComing) } : read;
}

export function tourCard(event: TouringEvent, now: Date): ExperienceCardProps {
  const start = shownDate(event, now)?.start;
  const day = cardDay(comingDay(event, now)?.day ?? brusselsDay(now));
  return {
    ...itemFacts(null, null),
    ...NO_ITEM,
    href: event.href,
    title: tourTitle(event),
    picture: null,
    first: start ? { ...day, machine: machineTime(start), time: formatTime(start) } : day,
    placeLabel: placeWords(event),
  };
}
