import { datesAfter, type EventDate, hasEndTime, isOver, nextDate, type TouringEvent } from '@inktvis/events';
import {
  brusselsDay,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { timeRange } from '@inktvis/programme/time-range';
import { openDays } from './tour-words.ts';

/** Why an event cannot be attended: cancelled, over, postponed, sold out. */
export type TourStatus = 'off' | 'past' | 'postponed' | 'sold';

const STATUSES = { cancelled: 'off', postponed: 'postponed', scheduled: null } as const;

/** The status of one date of an event; null when it can be attended. */
export function dateStatus(event: TouringEvent, date: EventDate, now: Date): TourStatus | null {
  const status = STATUSES[date.happening];
  if (status === 'off') return status;
  const alone = { ...event, calendarType: 'single' as const, endDate: date.end, dates: [date] };
  if (isOver(alone, now)) return 'past';
  return status ?? (date.soldOut ? 'sold' : null);
}

/** The status of an event in a list; `date` is the date that is shown. */
export function eventStatus(event: TouringEvent, date: EventDate | null, now: Date): TourStatus | null {
  const status = STATUSES[event.happening];
  if (status === 'off') return status;
  if (isOver(event, now)) return 'past';
  return status ?? (event.soldOut ? 'sold' : date && dateStatus(event, date, now));
}

/** When an event takes place, in short, for the left of a row. */
export type TourWhen = {
  readonly machine: string;
  /** `12.10`; empty for a permanent event. */
  readonly number: string;
  /** `zaterdag` and `10.30 uur`; `tot 17.11` and `elke zondag`. */
  readonly lines: readonly string[];
};

export const dayNumber = (instant: Date): string => formatDayNumber(brusselsDay(instant));

/** The date of an event that is shown: the next one that can be attended, or else the next one. */
export const shownDate = (event: TouringEvent, now: Date): EventDate | null =>
  event.dates.find((date) => dateStatus(event, date, now) === null) ?? nextDate(event, now);

/** The date or period of an event for its row. */
export function whenOf(event: TouringEvent, now: Date): TourWhen {
  const date = shownDate(event, now);
  if (date) {
    return {
      machine: machineTime(date.start),
      number: dayNumber(date.start),
      lines: [formatWeekday(brusselsDay(date.start)), fill(tours.time, { time: formatTime(date.start) })],
    };
  }
  const { startDate, endDate } = event;
  if (!startDate) return { machine: '', number: '', lines: [tours.permanent, openDays(event)] };
  return {
    machine: brusselsDay(startDate),
    number: dayNumber(startDate),
    lines: [...(endDate ? [fill(tours.until, { day: dayNumber(endDate) })] : []), openDays(event)],
  };
}

/** `zaterdag, 10.30 tot 11.30 uur` */
export const timesOf = (date: EventDate): string =>
  timeRange({ content: { startDate: date.start, endDate: hasEndTime(date) ? date.end : null } });

/** `en nog 3 data`; empty when there are no later dates. */
export function moreDates(event: TouringEvent, now: Date): string {
  const date = shownDate(event, now);
  const count = date ? datesAfter(event, date) : 0;
  if (count === 0) return '';
  return count === 1 ? tours.more_dates_one : fill(tours.more_dates, { n: count });
}
