import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { endOf } from '../occurrences.ts';
import { announcedStatuses, type Flagged } from '../status.ts';

/** What a ribbon remembers of an item, for what changed since (requirements D13): start, end, availability, place. */

export const MINUTE_MS = 60_000;

const MAX_PLACE = 120;
/** Soft hyphens and spaces at the ends are no difference. */
const plain = (place: string): string => withoutSoftHyphens(place).trim().slice(0, MAX_PLACE);

const writeInstant = (instant: Date | null): string =>
  instant ? Math.floor(instant.getTime() / MINUTE_MS).toString(36) : '';

const availabilityOf = (item: Flagged): 'off' | 'sold' | 'last' | '' =>
  announcedStatuses(item).find((name) => name === 'off' || name === 'sold' || name === 'last') ?? '';

/** `h3k2l|h3k4l||Grote zaal`; instants to the minute, in base 36. */
export const seenOf = (item: Flagged, place: string): string =>
  [writeInstant(item.content.startDate), writeInstant(endOf(item)), availabilityOf(item), plain(place)].join(
    '|',
  );
