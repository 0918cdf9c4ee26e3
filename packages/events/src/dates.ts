import { brusselsDay, machineTime } from '@inktvis/foundation/brussels';
import type { EventDate, TouringEvent } from './read-event.ts';

/** A permanent event never is. */
export function isOver(event: TouringEvent, now: Date): boolean {
  const last = event.dates.reduce<Date | null>(
    (latest, { end }) => (latest && latest > end ? latest : end),
    event.endDate,
  );
  if (event.calendarType === 'permanent' || last === null) return false;
  return endInstant(last) < now;
}

/** At midnight it means the whole of that day (docs.publiq.be, Search API). */
function endInstant(end: Date): Date {
  return machineTime(end).endsWith('T00:00') ? new Date(end.getTime() + 86_399_000) : end;
}

/** The first date that is not over and takes place, else the first not over, else the last; null without dates. */
export function nextDate(event: TouringEvent, now: Date): EventDate | null {
  const ahead = event.dates.filter(({ end }) => endInstant(end) >= now);
  return ahead.find(({ happening }) => happening === 'scheduled') ?? ahead[0] ?? event.dates.at(-1) ?? null;
}

/** For "en nog n data". */
export const datesAfter = (event: TouringEvent, date: EventDate): number =>
  event.dates.filter(({ start, happening }) => start > date.start && happening === 'scheduled').length;

/** From midnight to midnight, or to a minute before, or without length. */
export const isWholeDay = ({ start, end }: Pick<EventDate, 'start' | 'end'>): boolean =>
  machineTime(start).endsWith('T00:00') && /T(00:00|23:59)$/.test(machineTime(end));

/** Not the start, nor a minute before midnight on the same day. */
export function hasEndTime({ start, end }: Pick<EventDate, 'start' | 'end'>): boolean {
  if (end <= start) return false;
  return !(brusselsDay(start) === brusselsDay(end) && machineTime(end).endsWith('T23:59'));
}
