import { offsetTime } from '@inktvis/foundation/brussels';
import type { EntryTerms } from '../entry.ts';
import type { Schedule, ScheduleEntry } from './schedule.ts';

/** Documented in `docs/how-to/use-the-programme-data.md`. */
export type ScheduleItem = Omit<ScheduleEntry, 'remarks' | 'wholeDays' | 'created' | 'entry' | Instant> & {
  /** ISO 8601 with the offset of Brussels. */
  readonly [name in Instant]: name extends 'start' ? string : string | null;
} & {
  readonly entry: (Omit<EntryTerms, 'bookingFrom'> & { readonly bookingFrom: string | null }) | null;
};

type Instant = 'start' | 'end' | 'previousStart' | 'updated';

const iso = (instant: Date | null): string | null => instant && offsetTime(instant);

export function scheduleItem(entry: ScheduleEntry): ScheduleItem {
  const { remarks, wholeDays, created, ...item } = entry;
  return {
    ...item,
    entry: entry.entry && { ...entry.entry, bookingFrom: iso(entry.entry.bookingFrom) },
    start: offsetTime(entry.start),
    end: iso(entry.end),
    previousStart: iso(entry.previousStart),
    updated: iso(entry.updated),
  };
}

/** Within a version fields may be added; none is removed or changes its meaning. */
export const toDocument = ({ title, url, generated, entries }: Schedule) => ({
  version: 1 as const,
  title,
  url,
  timezone: 'Europe/Brussels',
  generated: offsetTime(generated),
  items: entries.map(scheduleItem),
});
