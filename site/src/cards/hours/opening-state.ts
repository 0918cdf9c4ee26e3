import { brusselsDay, machineTime } from '@inktvis/foundation/brussels';
import { DAY, type Interval, WEEK } from './week.ts';

/** A moment of the week that is still to come, and how many days from today it is. */
export type Coming = { readonly minute: number; readonly daysAway: number };

/** Whether a shop is open, and what changes next. */
export type OpeningState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: Coming }
  | { readonly kind: 'opens today'; readonly at: Coming }
  /** `today`: shut all day, or shut for the rest of it. */
  | { readonly kind: 'closed'; readonly today: 'all day' | 'again'; readonly at: Coming };

/** Which day of the week, Monday being 0, in Brussels. */
export const weekdayOf = (now: Date): number =>
  (new Date(`${brusselsDay(now)}T12:00:00Z`).getUTCDay() + 6) % 7;

function minuteOfWeek(now: Date): number {
  const [hour = 0, minute = 0] = machineTime(now).slice(11).split(':').map(Number);
  return weekdayOf(now) * DAY + hour * 60 + minute;
}

/** The state of a shop by a wall clock in Brussels; holidays are unknown. */
export function openingState(intervals: readonly Interval[], now: Date): OpeningState {
  const [first] = intervals;
  if (!first) return { kind: 'unknown' };
  if (first[1] - first[0] >= WEEK) return { kind: 'always' };
  const minute = minuteOfWeek(now);
  const today = Math.floor(minute / DAY);
  const coming = (at: number): Coming => ({ minute: at % WEEK, daysAway: Math.floor(at / DAY) - today });

  for (const [from, until] of intervals) {
    if (from <= minute && minute < until) return { kind: 'open', until: coming(until) };
    if (minute + WEEK < until) return { kind: 'open', until: coming(until - WEEK) };
  }
  const next = intervals.find(([from]) => from > minute)?.[0] ?? first[0] + WEEK;
  const at = coming(next);
  if (at.daysAway === 0) return { kind: 'opens today', at };
  const openedToday = intervals.some(([from]) => Math.floor(from / DAY) === today);
  return { kind: 'closed', today: openedToday ? 'again' : 'all day', at };
}
