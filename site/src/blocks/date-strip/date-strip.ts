import type { Story } from '@inktvis/content';
import { brusselsDay, type Day, formatDayLong } from '@inktvis/foundation/brussels';

/** One day of the date strip. */
export type StripDay = {
  readonly href: string;
  readonly day: Day;
  /** `zondag 27 oktober` */
  readonly label: string;
  /** How many experiences the day holds; left out when it was not counted. */
  readonly count?: number;
  readonly selected: boolean;
  readonly today: boolean;
  readonly past: boolean;
};

/**
 * The days of the date strip, by date.
 * `selected` is the day in view, null when all days are; `counts` gives the number of experiences per day.
 */
export function stripDays(
  days: readonly Story<'date_overview'>[],
  now: Date,
  options: { readonly selected?: Day | null; readonly counts?: ReadonlyMap<Day, number> } = {},
): StripDay[] {
  const today = brusselsDay(now);
  return days
    .toSorted((a, b) => a.content.date.localeCompare(b.content.date))
    .map(({ href, content: { date } }) => ({
      href,
      day: date,
      label: formatDayLong(date),
      ...(options.counts ? { count: options.counts.get(date) ?? 0 } : {}),
      selected: date === options.selected,
      today: date === today,
      past: date < today,
    }));
}
