import type { Block } from '@inktvis/content';

type Hours = Pick<Block<'opening_hours'>, 'weekday' | 'opens' | 'closes'>;

/** From when until when, in minutes since Monday 0.00 on a Brussels wall clock; what ends after Sunday goes on counting. */
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

export const DAY = 1440;
export const WEEK = 7 * DAY;

const CLOCK = /^(\d{1,2})[:.](\d{2})$/;

/** `9:30` in minutes; null for what is no time. `24:00` is the end of a day. */
function minutes(text: string): number | null {
  const [, hour = '', minute = ''] = CLOCK.exec(text.trim()) ?? [];
  const total = Number(hour) * 60 + Number(minute);
  return hour === '' || Number(minute) > 59 || total > DAY ? null : total;
}

/** A line that closes before it opens goes on past midnight; one that closes as it opens is a whole day. */
function intervalOf({ weekday, opens, closes }: Hours): Interval[] {
  const [from, until] = [minutes(opens), minutes(closes)];
  if (weekday === null || from === null || until === null || from === DAY) return [];
  const midnight = WEEKDAYS.indexOf(weekday) * DAY;
  return [[midnight + from, midnight + (until <= from ? until + DAY : until)]];
}

/**
 * The opening hours of a week as intervals in order, those that touch made into one. What cannot be read is left out.
 * Holidays are not in the content.
 */
export function weekIntervals(hours: readonly Hours[]): readonly Interval[] {
  const merged: [number, number][] = [];
  for (const [from, until] of hours.flatMap(intervalOf).toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  // Sunday night may run into Monday morning.
  const [first, last] = [merged[0], merged.at(-1)];
  if (first && last && first !== last && first[0] + WEEK <= last[1]) {
    last[1] = Math.max(last[1], first[1] + WEEK);
    merged.shift();
  }
  return merged;
}
