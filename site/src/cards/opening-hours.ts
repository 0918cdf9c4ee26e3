import type { Block } from '@inktvis/content';
import { brusselsDay, machineTime } from '@inktvis/foundation/brussels';
import { bookstores } from '@inktvis/messages/bookstores';
import { capital, fill } from '@inktvis/messages/fill';
import { WEEKDAY_WORDS, WEEKDAYS, weekdayOf } from './weekdays.ts';

type Line = Pick<Block<'opening_hours'>, 'weekday' | 'opens' | 'closes'>;

/** Hours of a day of the week, Monday is 0; in minutes since its midnight, Brussels time. */
export type Interval = { readonly weekday: number; readonly from: number; readonly until: number };

const DAY = 1440;
const WEEK = 7 * DAY;
const CLOCK = /^(\d{1,2})[:.](\d{2})$/;

/** `9:30` or `9.30` in minutes; null when it is no time. `24:00` is the end of a day. */
function minutes(text: string): number | null {
  const [, hour = '', minute = ''] = CLOCK.exec(text.trim()) ?? [];
  const total = Number(hour) * 60 + Number(minute);
  return hour === '' || Number(minute) > 59 || total > DAY ? null : total;
}

/** The hours of a week in order, without unreadable ones; of what closes in the night until midnight. Holidays are not known. */
export const weekIntervals = (lines: readonly Line[]): readonly Interval[] =>
  lines
    .flatMap(({ weekday, opens, closes }) => {
      const [from, until] = [minutes(opens), minutes(closes)];
      if (weekday === null || from === null || until === null || from === DAY) return [];
      return [{ weekday: WEEKDAYS.indexOf(weekday), from, until: until > from ? until : DAY }];
    })
    .toSorted((a, b) => a.weekday - b.weekday || a.from - b.from);

/** Minutes since midnight in Brussels. */
export function minuteOfDay(now: Date): number {
  const [hour = 0, minute = 0] = machineTime(now).slice(11).split(':').map(Number);
  return hour * 60 + minute;
}

/** `9.30`; the end of a day is midnight. */
const clock = (minute: number): string =>
  minute === DAY ? bookstores.midnight : `${Math.floor(minute / 60)}.${String(minute % 60).padStart(2, '0')}`;

/** Whether a shop is open at an instant, and the next change. */
type Opening = {
  readonly isOpen: boolean;
  /** `Open tot 18.00`, `Dicht, straks 10.00`, `Dicht, dinsdag 10.00` */
  readonly words: string;
  /** In how many minutes it opens; 0 when it is open, infinite when that is not known. */
  readonly wait: number;
  /** `10.00`, when it opens later today. */
  readonly opensToday: string | null;
};

type OpenWords = typeof bookstores.open_until | typeof bookstores.open_today_until;

/** The state of a shop at an instant, by the clock in Brussels. */
export function openingAt(
  hours: readonly Interval[],
  now: Date,
  openWords: OpenWords = bookstores.open_until,
): Opening {
  const [today, minute] = [weekdayOf(brusselsDay(now)), minuteOfDay(now)];
  const open = hours.find(
    ({ weekday, from, until }) => weekday === today && from <= minute && minute < until,
  );
  if (open) {
    const words = fill(openWords, { time: clock(open.until) });
    return { isOpen: true, words, wait: 0, opensToday: null };
  }
  const waitFor = ({ weekday, from }: Interval) => ((weekday - today) * DAY + from - minute + WEEK) % WEEK;
  const [next] = hours.toSorted((a, b) => waitFor(a) - waitFor(b));
  if (!next) {
    return {
      isOpen: false,
      words: bookstores.hours_unknown,
      wait: Number.POSITIVE_INFINITY,
      opensToday: null,
    };
  }
  const time = clock(next.from);
  const wait = waitFor(next);
  if (minute + wait < DAY) {
    return { isOpen: false, words: fill(bookstores.opens_at, { time }), wait, opensToday: time };
  }
  const isTomorrow = minute + wait < 2 * DAY;
  const day = isTomorrow ? bookstores.tomorrow : (WEEKDAY_WORDS[next.weekday] ?? '');
  return { isOpen: false, words: fill(bookstores.closed_until, { day, time }), wait, opensToday: null };
}

/** Whether a shop is open at an instant. */
export const isOpenAt = (hours: readonly Interval[], now: Date): boolean => openingAt(hours, now).isOpen;

/** `Vandaag 10.00 tot 12.30 en 13.30 tot 18.00`, `Zondag rustdag`: the hours of the day of an instant. */
export function todayWords(hours: readonly Interval[], now: Date): string {
  const today = weekdayOf(brusselsDay(now));
  const spans = hours
    .filter(({ weekday }) => weekday === today)
    .map(({ from, until }) => fill(bookstores.hours_span, { from: clock(from), until: clock(until) }));
  if (spans.length === 0) return fill(bookstores.day_off, { day: capital(WEEKDAY_WORDS[today] ?? '') });
  return fill(bookstores.hours_today, { hours: spans.join(' en ') });
}

/** `10.00–12.30 en 13.30–18.00` for each day from Monday on, `gesloten` on a day without hours. */
export const weekWords = (hours: readonly Interval[]): readonly string[] =>
  WEEKDAYS.map(
    (_, day) =>
      hours
        .filter(({ weekday }) => weekday === day)
        .map(({ from, until }) => `${clock(from)}–${clock(until)}`)
        .join(' en ') || bookstores.closed,
  );
