import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { endOf, startDay } from '../occurrences.ts';
import type { Flagged } from '../status.ts';
import { MINUTE_MS, seenOf } from './seen.ts';

/** What `seenOf` writes: start, end, availability and place. */
const SEEN = /^([0-9a-z]{1,7})\|([0-9a-z]{0,7})\|(off|sold|last|)\|(.*)$/s;

function readSeen(text: string) {
  const [, start = '', end = '', availability = '', place = ''] = SEEN.exec(text) ?? [];
  return start === '' ? null : { start, end, availability, place };
}

type Seen = NonNullable<ReturnType<typeof readSeen>>;

export type Difference = {
  readonly kind: 'begins' | 'begins_on' | 'ends' | 'place' | 'off' | 'on' | 'sold' | 'last' | 'back';
  /** `17.00`, `01.11, 17.00`, or the place; empty where the kind says all. */
  readonly now: string;
};

function availabilityChange(was: string, now: string): Difference[] {
  if (was === now) return [];
  if (now === 'sold' || now === 'last') return [{ kind: now, now: '' }];
  return [{ kind: was === 'off' ? 'on' : 'back', now: '' }];
}

function timeChange(was: Seen, now: Seen, item: Flagged): Difference[] {
  const start = formatTime(item.content.startDate);
  const end = endOf(item);
  if (was.start === now.start)
    return end === null || was.end === now.end ? [] : [{ kind: 'ends', now: formatTime(end) }];
  const day = startDay(item);
  const isThatDay = day === brusselsDay(new Date(Number.parseInt(was.start, 36) * MINUTE_MS));
  return [
    isThatDay
      ? { kind: 'begins', now: start }
      : { kind: 'begins_on', now: `${formatDayNumber(day)}, ${start}` },
  ];
}

/** What is different since `stored` was written, most urgent first; nothing when that cannot be read. */
export function differences(stored: string | undefined, item: Flagged, place: string): Difference[] {
  const was = readSeen(stored ?? '');
  const now = readSeen(seenOf(item, place));
  if (!was || !now) return [];
  if (now.availability === 'off') return was.availability === 'off' ? [] : [{ kind: 'off', now: '' }];
  const isMoved = now.place !== '' && was.place !== now.place;
  return [
    ...timeChange(was, now, item),
    ...(isMoved ? [{ kind: 'place', now: now.place } as const] : []),
    ...availabilityChange(was.availability, now.availability),
  ];
}
