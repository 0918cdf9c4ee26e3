import type { Block } from '@inktvis/content';
import { brusselsDay, machineTime } from '@inktvis/foundation/brussels';
import { bookstores } from '@inktvis/messages/bookstores';
import { capital, fill } from '@inktvis/messages/fill';
import { WEEKDAY_WORDS, WEEKDAYS, weekdayOf } from './weekdays.ts';

type Line = Pick<Block<'opening_hours'>, 'weekday' | 'opens' | 'closes'>;

/** Hours that begin on a day of the week, Monday is 0; in minutes since its midnight, Brussels time: 2.00 in the night is 1560. */
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

/** The hours of a week in order, without unreadable ones; those that meet are one, also in a night. */
export function weekIntervals(lines: readonly Line[]): readonly Interval[] {
  const read = lines.flatMap(({ weekday, opens, closes }) => {
    const [from, until] = [minutes(opens), minutes(closes)];
    if (weekday === null || from === null || until === null || from === DAY) return [];
    return [{ weekday: WEEKDAYS.indexOf(weekday), from, until: until > from ? until : until + DAY }];
  });
  const joined: Interval[] = [];
  for (const one of read.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)) {
    const last = joined.at(-1) ?? one;
    const later = (one.weekday - last.weekday) * DAY;
    // A morning may be the end of the night before it, and not of a day.
    const isSame = later === 0 || one.until < Math.min(last.from, DAY / 2);
    if (isSame && one.from + later <= last.until)
      joined.splice(-1, 1, { ...last, until: Math.max(last.until, one.until + later) });
    else joined.push(one);
  }
  return joined;
}

/** In Brussels: the day of the week, Monday is 0, and the minutes since its midnight. */
export function timeOfWeek(now: Date) {
  const [hour = 0, minute = 0] = machineTime(now).slice(11).split(':').map(Number);
  return { today: weekdayOf(brusselsDay(now)), minute: hour * 60 + minute };
}

/** `9.30`, also of the next day; the end of a day is midnight. */
const clock = (minute: number): string =>
  minute > 0 && minute % DAY === 0
    ? bookstores.midnight
    : `${Math.floor((minute % DAY) / 60)}.${String(minute % 60).padStart(2, '0')}`;

const sinceOf = ({ weekday, from }: Interval, at: number) => (at - weekday * DAY - from + WEEK) % WEEK;

function openFor(hours: readonly Interval[], at: number): number {
  const left = (now: number) => Math.max(0, ...hours.map((one) => one.until - one.from - sinceOf(one, now)));
  let open = 0;
  for (let more = left(at); more > 0 && open < WEEK; more = left(at + open)) open += more;
  return open;
}

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

export function openingAt(
  hours: readonly Interval[],
  now: Date,
  openWords: OpenWords = bookstores.open_until,
): Opening {
  const { today, minute } = timeOfWeek(now);
  const at = today * DAY + minute;
  const open = openFor(hours, at);
  if (open > 0) {
    const end = minute + open;
    const day = open < DAY ? '' : `${WEEKDAY_WORDS[(today + Math.floor((end - 1) / DAY)) % 7]} `;
    const words = open < WEEK ? fill(openWords, { time: day + clock(end) }) : bookstores.always_open;
    return { isOpen: true, words, wait: 0, opensToday: null };
  }
  const closed = (words: string, wait: number, opensToday: string | null = null): Opening => ({
    isOpen: false,
    words,
    wait,
    opensToday,
  });
  const [next] = hours.toSorted((a, b) => sinceOf(b, at) - sinceOf(a, at));
  if (!next) return closed(bookstores.hours_unknown, Number.POSITIVE_INFINITY);
  const time = clock(next.from);
  const wait = WEEK - sinceOf(next, at);
  if (minute + wait < DAY) return closed(fill(bookstores.opens_at, { time }), wait, time);
  const isTomorrow = minute + wait < 2 * DAY;
  const day = isTomorrow ? bookstores.tomorrow : (WEEKDAY_WORDS[next.weekday] ?? '');
  return closed(fill(bookstores.closed_until, { day, time }), wait);
}

export const isOpenAt = (hours: readonly Interval[], now: Date): boolean => openingAt(hours, now).isOpen;

/** `Vandaag 10.00 tot 12.30 en 13.30 tot 18.00`, `Zondag rustdag`: the hours of a day, with the night before while it goes on. */
export function todayWords(hours: readonly Interval[], now: Date): string {
  const { today, minute } = timeOfWeek(now);
  const night = hours.filter(({ weekday, until }) => (weekday + 1) % 7 === today && minute < until - DAY);
  const spans = [
    ...night.map(({ until }) => ({ from: 0, until: until - DAY })),
    ...hours.filter(({ weekday }) => weekday === today),
  ].map(({ from, until }) => fill(bookstores.hours_span, { from: clock(from), until: clock(until) }));
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
