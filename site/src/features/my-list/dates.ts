import type { Day } from '@inktvis/foundation/brussels';
import { formatDayLong, formatDayNumber, formatTime, formatWeekday } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { phaseOf, startDay, type Timed } from '@inktvis/programme/occurrences';
import { isBookable } from '@inktvis/programme/status';
import { type ListItem, sortItems } from './list-item.ts';
import { overlap } from './overlaps.ts';

/** A day of a list. */
export type ListDay = {
  readonly day: Day;
  /** `26.10` */
  readonly number: string;
  readonly weekday: string;
  readonly items: readonly ListItem[];
};

/** A list by day: what begins on a day belongs to it, also when it runs past midnight. */
export const byDay = (items: readonly ListItem[]): ListDay[] =>
  [...Map.groupBy(sortItems(items), startDay)].map(([day, ofDay]) => ({
    day,
    number: formatDayNumber(day),
    weekday: formatWeekday(day),
    items: ofDay,
  }));

/** `1 beleving`, `6 belevingen` */
export const countWords = (count: number): string =>
  count === 1 ? programme.count_one : fill(programme.count_many, { count });

/** `02.11, 14.00` */
export const shortDate = (item: Timed): string =>
  `${formatDayNumber(startDay(item))}, ${formatTime(item.content.startDate)}`;

/** `zaterdag 2 november, 14.00` */
export const longDate = (item: Timed): string =>
  `${formatDayLong(startDay(item))}, ${formatTime(item.content.startDate)}`;

/** The page of the experience has them all. */
const MAX_OTHERS = 2;

/**
 * Other dates of the same experience that a visitor can still attend and that fit in the list without `item`. Nearest
 * first, at most two.
 */
export function otherDates(
  item: ListItem,
  list: readonly ListItem[],
  programme: readonly ListItem[],
  now: Date,
): ListItem[] {
  const rest = list.filter((one) => one.id !== item.id);
  const saved = new Set(list.map((one) => one.id));
  const others = programme.filter(
    (one) =>
      one.experience === item.experience &&
      !saved.has(one.id) &&
      phaseOf(one, now) === 'upcoming' &&
      isBookable(one, now) &&
      !rest.some((other) => overlap(other, one, now)),
  );
  return sortItems(others).slice(0, MAX_OTHERS);
}

/**
 * A random item that a visitor can still attend; null when all are over. Each experience has the same chance, however
 * often it takes place. `random` returns a number from 0 up to 1.
 */
export function surpriseOf(
  programme: readonly ListItem[],
  now: Date,
  random: () => number = Math.random,
): ListItem | null {
  const open = programme.filter((item) => phaseOf(item, now) === 'upcoming' && isBookable(item, now));
  const experiences = [...new Map(open.map((item) => [item.experience, item])).values()];
  return experiences[Math.floor(random() * experiences.length)] ?? null;
}
