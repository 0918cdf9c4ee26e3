import {
  brusselsDay,
  type Day,
  formatDate,
  formatDayLong,
  formatDayNumber,
  formatTime,
  formatWeekday,
} from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import type { EntryLine } from '@inktvis/programme/entry';

/** When and where something is, in words; `''` if that does not apply or is unknown. */
export type WhenWhere = {
  readonly when: string;
  /** `03.11`, for narrow places. */
  readonly dayNumber: string;
  readonly where: string;
  readonly entry?: EntryLine | null;
};

export const NOTHING: WhenWhere = { when: '', dayNumber: '', where: '' };

/** `zaterdag 23 november, 20.00 uur`; another year is said. */
export function onDay(day: Day, time: string, now: Date): WhenWhere {
  const isThisYear = day.slice(0, 4) === brusselsDay(now).slice(0, 4);
  const date = isThisYear ? formatDayLong(day) : `${formatWeekday(day)} ${formatDate(day)}`;
  return { when: time ? `${date}, ${time}` : date, dayNumber: formatDayNumber(day), where: '' };
}

/** From an instant on: its day and hour. */
export const from = (start: Date, now: Date): WhenWhere =>
  onDay(brusselsDay(start), fill(tours.time, { time: formatTime(start) }), now);

/** The words for a day to find it by: `zaterdag 26 oktober 26.10`. */
export const dayWords = (day: Day): string => `${formatDayLong(day)} ${formatDayNumber(day)}`;
