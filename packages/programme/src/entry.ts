import type { Experience } from '@inktvis/content';
import { ENTRY } from '@inktvis/content/vocabularies';
import { brusselsDay, formatDayNumber } from '@inktvis/foundation/brussels';
import { entry as words } from '@inktvis/messages/entry';
import { capital, fill } from '@inktvis/messages/fill';
import type { Occurrence } from './occurrences.ts';
import { type Flagged, statusesOf } from './status.ts';

export type Price = { readonly name: string; readonly amount: number };

export type EntryTerms = ReturnType<typeof entryTerms>;

/** What the content says of getting in: of a moment field by field, else of its experience. Prices in euro, dearest first. */
export function entryTerms(experience: Experience | null, occurrence: Occurrence | null) {
  const [own, general] = [occurrence?.content, experience?.content];
  const prices: readonly Price[] = (own?.prices.length ? own : general)?.prices ?? [];
  return {
    kind: own?.entry ?? general?.entry ?? 'inbegrepen',
    prices: prices.map(({ name, amount }) => ({ name, amount })).sort((a, b) => b.amount - a.amount),
    bookingUrl: own?.bookingUrl || general?.bookingUrl || '',
    bookingFrom: own?.bookingFrom ?? general?.bookingFrom ?? null,
    waitingList: own?.waitingList || general?.waitingList || '',
    withoutTicket: general?.withoutTicket ?? false,
  };
}

export const isBooked = ({ kind }: Pick<EntryTerms, 'kind'>): boolean => ENTRY.values[kind].isBooked;

export type Entry = EntryTerms & {
  /** `ask`: one has to book and no address is known. `closed`: over or cancelled. */
  readonly state: 'included' | 'door' | 'later' | 'book' | 'ask' | 'waiting' | 'sold' | 'closed';
};

/** How one gets in at `now`; `occurrence` is null for an experience without moments. */
export function entryAt(terms: EntryTerms, occurrence: Flagged | null, now: Date): Entry {
  const statuses = occurrence ? statusesOf(occurrence, now) : [];
  const state = () => {
    if (statuses.includes('off') || statuses.includes('past')) return 'closed';
    if (statuses.includes('sold')) return terms.waitingList ? 'waiting' : 'sold';
    if (!isBooked(terms)) return terms.kind === 'deur' ? 'door' : 'included';
    if (terms.bookingFrom && now < terms.bookingFrom) return 'later';
    return terms.bookingUrl ? 'book' : 'ask';
  };
  return { ...terms, state: state() };
}

export const entryOf = (experience: Experience | null, occurrence: Occurrence | null, now: Date): Entry =>
  entryAt(entryTerms(experience, occurrence), occurrence, now);

/** `€ 12`, `€ 7,50`, `gratis` */
export function euroWords(amount: number): string {
  const cents = Number.isInteger(amount) ? 0 : 2;
  return amount === 0 ? words.free : fill(words.euro, { amount: amount.toFixed(cents).replace('.', ',') });
}

/** A price for holders of a card. */
const isReduced = ({ name }: Price): boolean => /uitpas|kansentarief/i.test(name);

/** `€ 12`, or the lowest of several that asks no card: `vanaf € 6`. Empty when no price is known. */
export function priceWords(prices: readonly Price[]): string {
  const counted = prices.filter((price) => !isReduced(price));
  const amounts = counted.filter(({ amount }) => amount > 0).map(({ amount }) => amount);
  if (amounts.length === 0) return counted.length > 0 ? words.free : '';
  const lowest = Math.min(...amounts);
  const price = euroWords(lowest);
  return amounts.some((amount) => amount > lowest) ? fill(words.from, { price }) : price;
}

/** One line on how one gets in, with its sign. `short`: where there is little room. */
export type EntryLine = {
  readonly sign: 'ticket' | 'calendar' | 'door' | 'check';
  readonly words: string;
  readonly short: string;
};

/** Null where there is nothing to know: included, sold out without a waiting list, over or cancelled. */
export function entryLine({ state, prices, bookingFrom }: Entry): EntryLine | null {
  const price = priceWords(prices);
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');
  const day = bookingFrom ? formatDayNumber(brusselsDay(bookingFrom)) : '';
  switch (state) {
    case 'book':
    case 'ask': {
      const isPriced = price !== '' && price !== words.free;
      const short = isPriced ? capital(price) : words.booking;
      return { sign: 'ticket', words: joined(words.booking, price), short };
    }
    case 'later':
      return { sign: 'calendar', words: fill(words.opens, { day }), short: fill(words.opens_short, { day }) };
    case 'waiting':
      return { sign: 'ticket', words: words.waiting, short: words.waiting };
    case 'door':
      return { sign: 'door', words: joined(words.door, price), short: joined(words.door_short, price) };
    default:
      return null;
  }
}
