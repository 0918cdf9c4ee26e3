import type { Block } from '@inktvis/content';
import { brusselsDay, machineTime } from '@inktvis/foundation/brussels';
import { bookstores } from '@inktvis/messages/bookstores';
import { capital, fill } from '@inktvis/messages/fill';
import { WEEKDAY_WORDS, WEEKDAYS } from './weekdays.ts';

type Hours = Pick<Block<'opening_hours'>, 'weekday' | 'opens' | 'closes'>;

/** Minutes since Monday 0.00, Brussels time; within one day. */
export type Interval = readonly [from: number, until: number];

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

const dayOf = (minute: number): number => Math.floor(minute / DAY);

/** A closing time that is not after the opening time is in the night: the day ends at midnight. */
function intervalOf({ weekday, opens, closes }: Hours): Interval[] {
  const [from, until] = [minutes(opens), minutes(closes)];
  if (weekday === null || from === null || until === null || from === DAY) return [];
  const midnight = WEEKDAYS.indexOf(weekday) * DAY;
  return [[midnight + from, midnight + (until > from ? until : DAY)]];
}

/**
 * The opening hours of a week as sorted intervals; adjacent ones of a day are merged and unreadable ones left out. The
 * content does not know holidays.
 */
export function weekIntervals(hours: readonly Hours[]): readonly Interval[] {
  const merged: [number, number][] = [];
  for (const [from, until] of hours.flatMap(intervalOf).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] && dayOf(from) === dayOf(last[0])) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  return merged;
}

/** A coming minute of the week, and how many days after today it is. */
type Coming = { readonly minute: number; readonly daysAway: number };

/** Whether a shop is open, and the next change. */
type OpeningState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'opens today' | 'closed'; readonly at: Coming };

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
  const minute = minuteOfWeek(now);
  const open = intervals.find(([from, until]) => from <= minute && minute < until);
  if (open) return { kind: 'open', until: open[1] };
  const next = intervals.find(([from]) => from > minute)?.[0] ?? first[0] + WEEK;
  const at = { minute: next % WEEK, daysAway: dayOf(next) - dayOf(minute) };
  return { kind: at.daysAway === 0 ? 'opens today' : 'closed', at };
}

/** `9.30`; the end of a day is midnight. */
function clock(minute: number): string {
  const ofDay = minute % DAY;
  if (ofDay === 0) return bookstores.midnight;
  return `${Math.floor(ofDay / 60)}.${String(ofDay % 60).padStart(2, '0')}`;
}

const weekday = (minute: number): string => WEEKDAY_WORDS.at(dayOf(minute)) ?? '';

/** Another day than today: `morgen`, `dinsdag`. */
const dayWord = ({ daysAway, minute }: Coming): string =>
  daysAway === 1 ? bookstores.tomorrow : weekday(minute);

/**
 * `Open tot 18.00`, `Dicht, straks 10.00`, `Dicht, dinsdag 10.00`.
 * `saysToday`: `Vandaag open tot 18.00`, above the hours of the whole week.
 */
export function openingWords(state: OpeningState, { saysToday = false } = {}): string {
  switch (state.kind) {
    case 'unknown':
      return bookstores.hours_unknown;
    case 'open':
      return fill(saysToday ? bookstores.open_today_until : bookstores.open_until, {
        time: clock(state.until),
      });
    case 'opens today':
      return fill(bookstores.opens_at, { time: clock(state.at.minute) });
    case 'closed':
      return fill(bookstores.closed_until, { day: dayWord(state.at), time: clock(state.at.minute) });
  }
}

/** How long until a shop opens, in minutes; infinite when it never does, 0 when it is open. */
export const minutesUntilOpen = (intervals: readonly Interval[], now: Date): number => {
  const minute = minuteOfWeek(now);
  const waits = intervals.map(([from, until]) =>
    minute >= from && minute < until ? 0 : (from - minute + WEEK) % WEEK,
  );
  return Math.min(...waits);
};

/** Whether a shop is open at an instant. */
export const isOpenAt = (intervals: readonly Interval[], now: Date): boolean =>
  openingState(intervals, now).kind === 'open';

/** The hours of a weekday in minutes since its midnight, in order. */
const hoursOfWeekday = (intervals: readonly Interval[], weekday: number): readonly Interval[] =>
  intervals
    .filter(([from]) => dayOf(from) === weekday)
    .map(([from, until]) => [from - weekday * DAY, until - weekday * DAY]);

/** The hours of the day of an instant. */
export const hoursOfDay = (intervals: readonly Interval[], now: Date): readonly Interval[] =>
  hoursOfWeekday(intervals, weekdayOf(now));

/** `Vandaag 10.00 tot 12.30 en 13.30 tot 18.00`, `Zondag rustdag`; the hours of the day of an instant. */
export function todayWords(intervals: readonly Interval[], now: Date): string {
  const hours = hoursOfDay(intervals, now);
  if (hours.length === 0) {
    const day = WEEKDAY_WORDS.at(weekdayOf(now)) ?? '';
    return fill(bookstores.day_off, { day: capital(day) });
  }
  const spans = hours.map(([from, until]) =>
    fill(bookstores.hours_span, { from: clock(from), until: clock(until) }),
  );
  return fill(bookstores.hours_today, { hours: spans.join(' en ') });
}

/** `10.00–12.30 en 13.30–18.00` for each day from Monday on; empty on a day that is closed. */
export const weekWords = (intervals: readonly Interval[]): readonly string[] =>
  WEEKDAYS.map((_, weekday) =>
    hoursOfWeekday(intervals, weekday)
      .map(([from, until]) => `${clock(from)}–${clock(until)}`)
      .join(' en '),
  );

/** Minutes since midnight in Brussels. */
export const minuteOfDay = (now: Date): number => minuteOfWeek(now) % DAY;

/** When a shop opens today: `9` or `9.30`; null when it is open, or opens on another day. */
export function openingToday(intervals: readonly Interval[], now: Date): string | null {
  const state = openingState(intervals, now);
  return state.kind === 'opens today' ? clock(state.at.minute).replace(/\.00$/, '') : null;
}
