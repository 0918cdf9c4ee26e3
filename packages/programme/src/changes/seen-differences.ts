import { formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { startDay } from '../occurrences.ts';
import { type Availability, MINUTE_MS, type Seeable, seenOf } from './seen.ts';

type Seen = {
  readonly startDate: Date;
  readonly endDate: Date | null;
  readonly availability: Availability;
  /** Empty when it was not known. */
  readonly place: string;
};

const AVAILABILITIES: readonly Availability[] = ['off', 'sold', 'last', ''];

function readInstant(text: string): Date | null {
  return /^[0-9a-z]{1,7}$/.test(text) ? new Date(Number.parseInt(text, 36) * MINUTE_MS) : null;
}

/** What `seenOf` wrote; null for anything else. */
function readSeen(text: string): Seen | null {
  const [start = '', end = '', availability, ...place] = text.split('|');
  const startDate = readInstant(start);
  const known = AVAILABILITIES.find((name) => name === availability);
  if (!startDate || known === undefined || place.length === 0) return null;
  return { startDate, endDate: readInstant(end), availability: known, place: place.join('|') };
}

/** A difference between what was stored and what is, in the words and numbers of a visitor. */
export type Difference =
  /** Another start: `16.00` and `17.00`, or `01.11, 16.00` when the day changed too. */
  | { readonly kind: 'start'; readonly was: string; readonly now: string }
  /** Only the end is another; null when it is no longer known. */
  | { readonly kind: 'end'; readonly was: string | null; readonly now: string | null }
  /** `was` is empty when the place was not known. */
  | { readonly kind: 'place'; readonly was: string; readonly now: string }
  /** Cancelled; on after all; sold out; few places left; places again. */
  | { readonly kind: 'off' | 'on' | 'sold' | 'last' | 'back' };

function availabilityChange(was: Availability, now: Availability): Difference[] {
  if (was === now) return [];
  if (now === 'sold' || now === 'last') return [{ kind: now }];
  return was === 'off' ? [{ kind: 'on' }] : [{ kind: 'back' }];
}

function timeChange(was: Seen, now: Seen): Difference[] {
  const isMoved = was.startDate.getTime() !== now.startDate.getTime();
  if (isMoved) {
    const [from, to] = [startDay({ content: was }), startDay({ content: now })];
    const words = (day: typeof from, { startDate }: Seen) =>
      from === to ? formatTime(startDate) : `${formatDayNumber(day)}, ${formatTime(startDate)}`;
    return [{ kind: 'start', was: words(from, was), now: words(to, now) }];
  }
  if (was.endDate?.getTime() === now.endDate?.getTime()) return [];
  const [ended, ends] = [was, now].map(({ endDate }) => endDate && formatTime(endDate));
  return [{ kind: 'end', was: ended ?? null, now: ends ?? null }];
}

/**
 * What is different of an item since `stored` was written by `seenOf`, most urgent first: nothing when that is not
 * known or not readable. A cancelled item is only that. Compares what a visitor sees, whether an editor flagged it or not.
 */
export function differences(stored: string | undefined, item: Seeable, place: string): Difference[] {
  const was = readSeen(stored ?? '');
  const now = readSeen(seenOf(item, place));
  if (!was || !now) return [];
  if (now.availability === 'off') return was.availability === 'off' ? [] : [{ kind: 'off' }];
  const moved: Difference[] =
    now.place && was.place !== now.place ? [{ kind: 'place', was: was.place, now: now.place }] : [];
  return [...timeChange(was, now), ...moved, ...availabilityChange(was.availability, now.availability)];
}

/** Whether a text is a memory that can be compared. */
export const isSeen = (text: string | undefined): boolean => text !== undefined && readSeen(text) !== null;
