import { offsetTime } from '@inktvis/foundation/brussels';
import type { Schedule, ScheduleEntry } from './schedule.ts';

/** One item of the programme in `/programma.json`; documented in `docs/how-to/use-the-programme-data.md`. */
export type ScheduleItem = Omit<ScheduleEntry, 'remarks' | 'wholeDays' | 'created' | Instant> & {
  /** ISO 8601 with the offset of Brussels. */
  readonly [name in Instant]: name extends 'start' ? string : string | null;
};

type Instant = 'start' | 'end' | 'previousStart' | 'updated';

/** The programme for programs. Within a version fields may be added; none is removed or changes its meaning. */
export type ScheduleDocument = {
  readonly version: 1;
  readonly title: string;
  readonly url: string;
  readonly timezone: 'Europe/Brussels';
  /** When anything in it last changed. */
  readonly generated: string;
  readonly items: readonly ScheduleItem[];
};

const iso = (instant: Date | null): string | null => instant && offsetTime(instant);

/** An entry as the document has it. */
export function scheduleItem(entry: ScheduleEntry): ScheduleItem {
  const { remarks, wholeDays, created, ...item } = entry;
  return {
    ...item,
    start: offsetTime(entry.start),
    end: iso(entry.end),
    previousStart: iso(entry.previousStart),
    updated: iso(entry.updated),
  };
}

/** A schedule as a JSON document. */
export const toDocument = ({ title, url, generated, entries }: Schedule): ScheduleDocument => ({
  version: 1,
  title,
  url,
  timezone: 'Europe/Brussels',
  generated: offsetTime(generated),
  items: entries.map(scheduleItem),
});
