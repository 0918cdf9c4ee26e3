import { endOf, endTime, type Timed } from './occurrences.ts';

/** In milliseconds since 1970; at `end` it is over. */
export type Timing = {
  readonly start: number;
  readonly end: number;
  /** It counts as running for an hour. */
  readonly isOpenEnded: boolean;
};

export type TodayEntry = Timing & { readonly isCancelled: boolean };

const MINUTE_MS = 60_000;
const SOON_MS = 120 * MINUTE_MS;
/** Nobody walks in for less. */
export const WORTH_MS = 10 * MINUTE_MS;
/** From here on the end says more. */
const MAX_MINUTES_LEFT = 99;

export const timingOf = (occurrence: Timed): Timing => ({
  start: occurrence.content.startDate.getTime(),
  end: endTime(occurrence),
  isOpenEnded: endOf(occurrence) === null,
});

type GroupName = 'now' | 'cancelled' | 'soon' | 'later' | 'past';

function groupOf({ start, end, isCancelled }: TodayEntry, now: number): GroupName {
  if (end <= now) return 'past';
  if (start <= now) return isCancelled ? 'cancelled' : 'now';
  return start <= now + SOON_MS ? 'soon' : 'later';
}

/** Each item of today (by start) in one group at an instant; what runs by its end, what is nearly over last. */
export function groupsAt<T extends TodayEntry>(entries: readonly T[], now: number) {
  const groups: Record<GroupName, T[]> = { now: [], cancelled: [], soon: [], later: [], past: [] };
  for (const entry of entries) groups[groupOf(entry, now)].push(entry);
  const isWorth = ({ end }: T): boolean => end - now >= WORTH_MS;
  const running = groups.now.sort((a, b) => Number(isWorth(b)) - Number(isWorth(a)) || a.end - b.end);
  return { ...groups, now: running, soonUntil: now + SOON_MS };
}

/** Rounded up; null where its end says more, or is not known. */
export function minutesLeft({ end, isOpenEnded }: Timing, now: number): number | null {
  const minutes = Math.ceil((end - now) / MINUTE_MS);
  return isOpenEnded || minutes > MAX_MINUTES_LEFT ? null : minutes;
}

/** Within a minute a list of today reads the same. */
export const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;

export const nextMinute = (now: number): number => minuteOf(now) + MINUTE_MS;
