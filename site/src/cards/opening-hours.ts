import type { Block } from '@inktvis/content';
import { brusselsDay, machineTime } from '@inktvis/foundation/brussels';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';

type Hours = Pick<Block<'opening_hours'>, 'weekday' | 'opens' | 'closes'>;

/** Minutes since Monday 0.00, Brussels time; hours that end after Sunday continue past the end of the week. */
export type Interval = readonly [from: number, until: number];

/** The week begins on Monday (requirements 9). */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Monday first. */
export const WEEKDAY_WORDS = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
] as const;

/** In minutes. */
export const DAY = 1440;
export const WEEK = 7 * DAY;

const CLOCK = /^(\d{1,2})[:.](\d{2})$/;

/** `9:30` in minutes; null when it is no time. `24:00` is the end of a day. */
function minutes(text: string): number | null {
  const [, hour = '', minute = ''] = CLOCK.exec(text.trim()) ?? [];
  const total = Number(hour) * 60 + Number(minute);
  return hour === '' || Number(minute) > 59 || total > DAY ? null : total;
}

/** Hours that close before they open end after midnight; hours that close when they open last a whole day. */
function intervalOf({ weekday, opens, closes }: Hours): Interval[] {
  const [from, until] = [minutes(opens), minutes(closes)];
  if (weekday === null || from === null || until === null || from === DAY) return [];
  const midnight = WEEKDAYS.indexOf(weekday) * DAY;
  return [[midnight + from, midnight + (until <= from ? until + DAY : until)]];
}

/**
 * The opening hours of a week as sorted intervals; adjacent ones are merged and unreadable ones left out. The content
 * does not know holidays.
 */
export function weekIntervals(hours: readonly Hours[]): readonly Interval[] {
  const merged: [number, number][] = [];
  for (const [from, until] of hours.flatMap(intervalOf).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  // Sunday night may continue into Monday morning.
  const [first, last] = [merged[0], merged.at(-1)];
  if (first && last && first !== last && first[0] + WEEK <= last[1]) {
    last[1] = Math.max(last[1], first[1] + WEEK);
    merged.shift();
  }
  return merged;
}

/** A coming minute of the week, and how many days after today it is. */
type Coming = { readonly minute: number; readonly daysAway: number };

/** Whether a shop is open, and the next change. */
type OpeningState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'always' }
  | { readonly kind: 'open'; readonly until: Coming }
  | { readonly kind: 'opens today'; readonly at: Coming }
  /** `today`: closed all day, or for the rest of the day. */
  | { readonly kind: 'closed'; readonly today: 'all day' | 'again'; readonly at: Coming };

/** The day of the week in Brussels; Monday is 0. */
export const weekdayOf = (now: Date): number =>
  (new Date(`${brusselsDay(now)}T12:00:00Z`).getUTCDay() + 6) % 7;

function minuteOfWeek(now: Date): number {
  const [hour = 0, minute = 0] = machineTime(now).slice(11).split(':').map(Number);
  return weekdayOf(now) * DAY + hour * 60 + minute;
}

/** The state of a shop at an instant, by the clock in Brussels. */
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

/** `9.30`; the end of a day is midnight. */
function clock({ minute }: Coming): string {
  const ofDay = minute % DAY;
  if (ofDay === 0) return bookstores.midnight;
  return `${Math.floor(ofDay / 60)}.${String(ofDay % 60).padStart(2, '0')}`;
}

const weekday = ({ minute }: Coming): string => WEEKDAY_WORDS.at(Math.floor(minute / DAY)) ?? '';

/** Another day than today: `morgen`, `dinsdag`. */
const dayWord = (coming: Coming): string => (coming.daysAway === 1 ? bookstores.tomorrow : weekday(coming));

function untilWords(until: Coming): string {
  // The night after today still counts as today.
  const isSoon = until.daysAway === 0 || (until.daysAway === 1 && until.minute % DAY < DAY / 2);
  // Midnight is the end of the day before.
  return isSoon ? clock(until) : `${weekday({ ...until, minute: until.minute - 1 })} ${clock(until)}`;
}

/**
 * `Open tot 18.00`, `Opent om 10.00`, `Vandaag gesloten, dinsdag om 10.00`.
 * `saysToday`: `Vandaag open tot 18.00`, above the hours of the whole week.
 */
export function openingWords(state: OpeningState, { saysToday = false } = {}): string {
  switch (state.kind) {
    case 'unknown':
      return bookstores.hours_unknown;
    case 'always':
      return bookstores.open_always;
    case 'open':
      return fill(saysToday ? bookstores.open_today_until : bookstores.open_until, {
        time: untilWords(state.until),
      });
    case 'opens today':
      return fill(bookstores.opens_at, { time: clock(state.at) });
    case 'closed':
      return fill(state.today === 'all day' ? bookstores.closed_today : bookstores.closed_now, {
        day: dayWord(state.at),
        time: clock(state.at),
      });
  }
}
