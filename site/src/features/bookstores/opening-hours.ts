import type { Block } from '@inktvis/content';
import { weekdayOf } from '../../cards/hours/opening-state.ts';
import { WEEKDAY_WORDS } from '../../cards/hours/opening-words.ts';
import { WEEKDAYS } from '../../cards/hours/week.ts';

/** `09:30` reads 9.30 */
const hour = (text: string): string =>
  text
    .trim()
    .replace(/^0(?=\d)/, '')
    .replace(':', '.');

/** `09:30` before `10:00`, also when it is written `9:30`. */
const byClock = (text: string): string => text.trim().padStart(5, '0');

export type DayHours = {
  readonly day: string;
  /** `10.00–12.30 en 13.30–18.00`; null on a day that is closed. */
  readonly hours: string | null;
  readonly isToday: boolean;
};

/** The hours of every day of the week, which begins on Monday (requirements 9). */
export const weekHours = (hours: readonly Block<'opening_hours'>[], now: Date): readonly DayHours[] =>
  WEEKDAYS.map((weekday, index) => ({
    day: WEEKDAY_WORDS[index] ?? '',
    hours:
      hours
        .filter((one) => one.weekday === weekday)
        .toSorted((a, b) => byClock(a.opens).localeCompare(byClock(b.opens)))
        .map(({ opens, closes }) => `${hour(opens)}–${hour(closes)}`)
        .join(' en ') || null,
    isToday: index === weekdayOf(now),
  }));
