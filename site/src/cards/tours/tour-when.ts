import {
  datesAfter,
  type EventDate,
  hasEndTime,
  isOver,
  isWholeDay,
  nextDate,
  type TouringEvent,
} from '@inktvis/events';
import {
  brusselsDay,
  formatDate,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { timeRange } from '@inktvis/programme/time-range';

export type TourStatus = 'off' | 'past' | 'postponed' | 'sold';

const STATUSES = { cancelled: 'off', postponed: 'postponed', scheduled: null } as const;

/** The status of one date of an event; null when it can be attended. */
export function dateStatus(event: TouringEvent, date: EventDate, now: Date): TourStatus | null {
  const status = STATUSES[date.happening];
  if (status === 'off' || event.happening === 'cancelled') return 'off';
  const alone = { ...event, calendarType: 'single' as const, endDate: date.end, dates: [date] };
  if (isOver(alone, now)) return 'past';
  return status ?? (date.soldOut ? 'sold' : null);
}

export function eventStatus(event: TouringEvent, now: Date): TourStatus | null {
  const status = STATUSES[event.happening];
  if (status === 'off') return status;
  if (isOver(event, now)) return 'past';
  const date = shownDate(event, now);
  return status ?? (event.soldOut ? 'sold' : date && dateStatus(event, date, now));
}

export const dayNumber = (instant: Date): string => formatDayNumber(brusselsDay(instant));

/** The date of an event that is shown: the next one that can be attended, or else the next one. */
export const shownDate = (event: TouringEvent, now: Date): EventDate | null =>
  event.dates.find((date) => dateStatus(event, date, now) === null) ?? nextDate(event, now);

const yearOf = (instant: Date): string => brusselsDay(instant).slice(0, 4);

/** `10.30 uur`, `hele dag` */
export const startTime = (date: EventDate): string =>
  isWholeDay(date) ? tours.whole_day : fill(tours.time, { time: formatTime(date.start) });

/** The last day of a date that lasts whole days; its end may be the midnight after it, or the start itself. */
const lastWholeDay = ({ start, end }: EventDate): string =>
  formatDayLong(brusselsDay(end > start ? new Date(end.getTime() - 1) : start));

function wholeDayWords(date: EventDate): string {
  const day = brusselsDay(date.start);
  const first = formatDayLong(day);
  const last = lastWholeDay(date);
  return `${first === last ? formatWeekday(day) : `${first} tot ${last}`}, ${tours.whole_day}`;
}

/** `zaterdag, 10.30 tot 11.30 uur`, `zaterdag, hele dag`, with its year when that is another one. */
export function timesOf(date: EventDate, now: Date): string {
  const day = brusselsDay(date.start);
  const words = isWholeDay(date)
    ? wholeDayWords(date)
    : timeRange({ content: { startDate: date.start, endDate: hasEndTime(date) ? date.end : null } });
  if (yearOf(date.start) === yearOf(now)) return words;
  const short = words.startsWith(formatDayLong(day)) ? formatDayLong(day) : formatWeekday(day);
  return `${formatWeekday(day)} ${formatDate(day)}${words.slice(short.length)}`;
}

export function moreDates(event: TouringEvent, now: Date): string {
  const date = shownDate(event, now);
  const count = date ? datesAfter(event, date) : 0;
  if (count === 0) return '';
  return count === 1 ? tours.more_dates_one : fill(tours.more_dates, { n: count });
}
