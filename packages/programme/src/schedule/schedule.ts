import type { scheduleEntry } from '../export/schedule-entry.ts';

/** One item of a programme, as neutral as a calendar and a JSON document need it. Text may hold anything. */
export type ScheduleEntry = ReturnType<typeof scheduleEntry> & {
  /** It takes the days from that of `start` to that of `end` in Brussels, without hours. */
  readonly wholeDays?: boolean;
};

/** A programme, or a part of it, that can leave the site. Entries by start. */
export type Schedule = {
  /** What it is, in words: `Inktvis: volledig programma`. */
  readonly title: string;
  /** Absolute address of the page that shows the same, as `URL` writes it. */
  readonly url: string;
  /** Absolute address of the feed itself. */
  readonly feed: string;
  /** The organiser: `Inktvis`. */
  readonly publisher: string;
  /** Host name that makes the uuids of entries unique in the world; it must not change between deployments. */
  readonly host: string;
  /** Address for people of the place it all happens in; may be empty. */
  readonly venue: string;
  /** When anything in it last changed: equal content gives equal bytes. */
  readonly generated: Date;
  readonly entries: readonly ScheduleEntry[];
};
