import type { Day } from '@inktvis/foundation/brussels';
import { formatDayNumber, formatWeekday } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { programme } from '@inktvis/messages/programme';
import { startDay } from '@inktvis/programme/occurrences';
import { type ListItem, sortItems } from './list-item.ts';
import { earlierOverlaps } from './overlaps.ts';

/** A day of a list. */
export type ListDay = {
  readonly day: Day;
  /** `26.10` */
  readonly number: string;
  readonly weekday: string;
  readonly items: readonly ListItem[];
};

/** A list by day: what begins on a day belongs to it, also when it runs past midnight. */
export function byDay(items: readonly ListItem[]): ListDay[] {
  const days = new Map<Day, ListItem[]>();
  for (const item of sortItems(items)) {
    const day = startDay(item);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => ({
    day,
    number: formatDayNumber(day),
    weekday: formatWeekday(day),
    items: ofDay,
  }));
}

/** `1 beleving`, `6 belevingen` */
export const countWords = (count: number): string =>
  count === 1 ? programme.count_one : fill(programme.count_many, { count });

/** `3 belevingen, 1 overlapping`: what the head of a day says. */
export function dayWords({ items }: ListDay): string {
  const count = countWords(items.length);
  const clashes = earlierOverlaps(items).size;
  if (clashes === 0) return count;
  return clashes === 1
    ? fill(myList.day_clash_one, { count })
    : fill(myList.day_clash_many, { count, clashes });
}
