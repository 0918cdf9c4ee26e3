import type { TouringEvent } from '@inktvis/events';
import { entry as words } from '@inktvis/messages/entry';
import { capital } from '@inktvis/messages/fill';
import { type Entry, type EntryTerms, entryAt, entryLine } from '@inktvis/programme/entry';
import { joined } from '../text.ts';
import { eventStatus } from './tour-when.ts';

/** How one gets in, without a festival ticket; null where nothing is known, or where nobody gets in. */
export function tourEntry(event: TouringEvent, now: Date): Entry | null {
  const { prices, bookingFrom, bookingUntil } = event;
  const [booking] = event.booking;
  if (eventStatus(event, now) !== null || (!booking && prices.length === 0)) return null;
  const isPaid = prices.some(({ amount }) => amount > 0);
  const terms: EntryTerms = {
    kind: booking ? 'reserveren' : isPaid ? 'deur' : 'inbegrepen',
    prices: [...prices],
    bookingUrl: booking?.address ?? '',
    bookingFrom,
    waitingList: '',
    withoutTicket: true,
  };
  const entry = entryAt(terms, null, now);
  return booking && bookingUntil && bookingUntil <= now ? { ...entry, state: 'closed' } : entry;
}

export const freeWords = { title: capital(words.free), note: words.no_booking } as const;

/** `Gratis, zonder reserveren`, `Reserveren, € 8`, `Aan de deur, vanaf € 3` */
export function tourEntryLine(event: TouringEvent, now: Date) {
  const entry = tourEntry(event, now);
  if (!entry) return null;
  if (entry.state === 'included')
    return { sign: 'check', words: joined(freeWords.title, freeWords.note) } as const;
  return entry.state === 'closed' ? ({ sign: 'ticket', words: words.closed } as const) : entryLine(entry);
}
