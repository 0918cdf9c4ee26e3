import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { endOf } from '../occurrences.ts';
import { announcedStatuses, type Flagged } from '../status.ts';

/**
 * What a ribbon remembers of the item that it saved, so that "my list" can tell this visitor what changed since
 * (requirements D13). It is stored as one short text: start, end, availability and place, with a bar between them.
 * `seen-differences.ts` reads it.
 */

/** Instants are stored to the minute. */
export const MINUTE_MS = 60_000;

const MAX_PLACE = 120;
/** A place as the memory compares it: soft hyphens and spaces at the ends are no difference. */
const plain = (place: string): string => withoutSoftHyphens(place).trim().slice(0, MAX_PLACE);

const writeInstant = (instant: Date | null): string =>
  instant ? Math.floor(instant.getTime() / MINUTE_MS).toString(36) : '';

/** Whether one can get in: cancelled, sold out, few places left, or nothing to say. */
const availabilityOf = (item: Flagged): 'off' | 'sold' | 'last' | '' =>
  announcedStatuses(item).find((name) => name === 'off' || name === 'sold' || name === 'last') ?? '';

/** What to remember of an item at a place: `h3k2l|h3k4l||Grote zaal`. */
export const seenOf = (item: Flagged, place: string): string =>
  [writeInstant(item.content.startDate), writeInstant(endOf(item)), availabilityOf(item), plain(place)].join(
    '|',
  );
