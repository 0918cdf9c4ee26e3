import type { scheduleEntry } from '../export/schedule-entry.ts';

/** As neutral as a calendar and a JSON document need it. Text may hold anything. */
export type ScheduleEntry = ReturnType<typeof scheduleEntry> & {
  /** From the day of `start` to that of `end`, without hours. */
  readonly wholeDays?: boolean;
};

export type Schedule = {
  readonly title: string;
  readonly url: string;
  readonly feed: string;
  readonly publisher: string;
  /** Makes uuids unique in the world: it must not change between deployments. */
  readonly host: string;
  /** Address of the place it all happens in; may be empty. */
  readonly venue: string;
  /** When anything last changed: equal content gives equal bytes. */
  readonly generated: Date;
  readonly entries: readonly ScheduleEntry[];
};
