import { datesAfter, type EventDate, hasEndTime, nextDate, type TouringEvent } from '@inktvis/events';
import {
  brusselsDay,
  formatDayNumber,
  formatTime,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { timeRange } from '@inktvis/programme/time-range';
import { dateStatus } from './tour-status.ts';
import { openDays } from './tour-words.ts';

const { tours } = messages;

/** When an event takes place, short enough for the left of a row. */
export type TourWhen = {
  readonly machine: string;
  /** `12.10`; empty for what is always there. */
  readonly number: string;
  /** `zaterdag` and `10.30 uur`; `tot 17.11` and `elke zondag`. */
  readonly lines: readonly string[];
};

export const dayNumber = (moment: Date): string => formatDayNumber(brusselsDay(moment));

/** The date of an event that is shown first: the next one with a seat left, else the next one. */
export const shownDate = (event: TouringEvent, now: Date): EventDate | null =>
  event.dates.find((date) => dateStatus(event, date, now) === null) ?? nextDate(event, now);

/** Left of the row of an event. */
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

/** `en nog 3 data`; empty when there is only the one that is shown. */
export function moreDates(event: TouringEvent, now: Date): string {
  const date = shownDate(event, now);
  const count = date ? datesAfter(event, date) : 0;
  if (count === 0) return '';
  return count === 1 ? tours.more_dates_one : fill(tours.more_dates, { n: count });
}
