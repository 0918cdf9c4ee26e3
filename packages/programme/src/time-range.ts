import { brusselsDay, formatDayLong, formatTime, formatWeekday } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { item } from '@inktvis/messages/item';
import { endOf, lastDay, startDay, type Timed } from './occurrences.ts';

/** Midnight closes the day before it. */
const endTime = (end: Date): string => formatTime(end).replace('00.00', '24.00');

const isNextDay = (occurrence: Timed, end: Date): boolean =>
  brusselsDay(new Date(end.getTime() - 1)) !== startDay(occurrence);

/** `zaterdag, 14.30 tot 15.30 uur`; into the night `tot 00.30 uur de dag nadien`, else with both days. */
export function timeRange(occurrence: Timed): string {
  const day = startDay(occurrence);
  const weekday = formatWeekday(day);
  const start = formatTime(occurrence.content.startDate);
  const end = endOf(occurrence);
  if (!end) return `${weekday}, ${fill(item.no_end, { start })}`;

  const last = lastDay(occurrence);
  if (last !== day) {
    return `${formatDayLong(day)}, ${start} uur tot ${formatDayLong(last)}, ${endTime(end)} uur`;
  }
  return isNextDay(occurrence, end)
    ? `${weekday}, ${start} ${fill(item.until_next_day, { end: endTime(end) })}`
    : fill(item.time_range, { weekday, start, end: endTime(end) });
}

/** `14.30–15.30`, `vanaf 14.30`; what takes several days in words. */
export function hoursOf(occurrence: Timed): string {
  const start = formatTime(occurrence.content.startDate);
  const end = endOf(occurrence);
  if (lastDay(occurrence) !== startDay(occurrence)) return timeRange(occurrence);
  return end ? `${start}–${endTime(end)}` : fill(item.from_hour, { start });
}

/** `tot 15.30`; null without an end. */
export function untilTime(occurrence: Timed): string | null {
  const end = endOf(occurrence);
  return end ? `tot ${endTime(end)}` : null;
}
