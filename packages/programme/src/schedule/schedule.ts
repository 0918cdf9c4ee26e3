import { brusselsOffset as offsetInMinutes } from '@inktvis/foundation/brussels';
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

/** An end that is not after the start is no end. */
export const endOf = ({ start, end }: ScheduleEntry): Date | null => (end && end > start ? end : null);

const MINUTE_MS = 60_000;

/** How far the clocks of Brussels are ahead of UTC, in ms. Zero for years that `Intl` does not know. */
export const brusselsOffset = (instant: Date): number => (offsetInMinutes(instant) || 0) * MINUTE_MS;

/** What the clocks of Brussels show: `2024-10-26T11:00:00`. */
export const brusselsWall = (instant: Date): string =>
  new Date(instant.getTime() + brusselsOffset(instant)).toISOString().slice(0, -5);

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO 8601 with the offset of Brussels: `2024-10-26T11:00:00+02:00`. */
export function brusselsIso(instant: Date): string {
  const minutes = Math.round(brusselsOffset(instant) / MINUTE_MS);
  const ahead = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return `${brusselsWall(instant)}${sign}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
