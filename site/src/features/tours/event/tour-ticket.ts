import type { Link } from '@inktvis/content';
import type { EventDate, TouringEvent } from '@inktvis/events';
import { brusselsDay, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { postalTown } from '../../../cards/text.ts';
import {
  dateStatus,
  dayNumber,
  eventStatus,
  moreDates,
  shownDate,
  type TourStatus,
  timesOf,
} from '../../../cards/tours/tour-when.ts';
import {
  ageWords,
  hoursWords,
  knownTags,
  openDays,
  placeWords,
  priceWords,
  tagWords,
  type Words,
} from '../../../cards/tours/tour-words.ts';
import { calendarHref } from './tour-calendar.ts';
import { bookingLinks, type ContactLink, tourLink } from './tour-links.ts';

const { tours, states } = messages;

/** The facts of a touring event; unknown ones are empty. */
export type TourTicket = {
  readonly when: {
    readonly machine: string;
    /** `12.10`, `08.10–17.12`, or empty for a permanent event. */
    readonly number: string;
    readonly words: string;
    readonly struck: boolean;
    /** `en nog 3 data` */
    readonly more: string;
  };
  readonly place: Words;
  /** Street, and postal code with town. */
  readonly address: readonly string[];
  readonly kind: string;
  readonly age: string;
  readonly price: string;
  /** How to book, the first way most prominent. */
  readonly booking: readonly ContactLink[];
  /** Where to follow it online, before it is over; null when that is nowhere. */
  readonly online: Link | null;
  /** Address of the calendar file; null when it cannot be attended. */
  readonly calendar: string | null;
  /** Why tickets are not offered; null when they are, empty when there is nothing to say. */
  readonly closed: string | null;
};

const CLOSED: { readonly [status in TourStatus]: string } = {
  off: '',
  past: '',
  postponed: states.nieuwe_datum,
  sold: states.volzet,
};

function dateOf(event: TouringEvent, date: EventDate, now: Date): TourTicket['when'] {
  const isOff = event.happening === 'cancelled' || dateStatus(event, date, now) === 'off';
  const weekday = formatWeekday(brusselsDay(date.start));
  return {
    machine: machineTime(date.start),
    number: dayNumber(date.start),
    words: isOff ? fill(tours.cancelled_on, { weekday }) : timesOf(date, now),
    struck: isOff,
    more: isOff ? '' : moreDates(event, now),
  };
}

/** When a periodic or permanent event is open; several opening hours are listed below the text. */
function periodOf(event: TouringEvent): TourTicket['when'] {
  const [first, ...others] = hoursWords(event);
  const { startDate, endDate } = event;
  const ends = [startDate, endDate].filter((date) => date !== null).map(dayNumber);
  return {
    machine: '',
    number: [...new Set(ends)].join('–'),
    words: first !== undefined && others.length === 0 ? first : openDays(event),
    struck: event.happening === 'cancelled',
    more: '',
  };
}

/** The ticket of an event. */
export function tourTicket(event: TouringEvent, now: Date): TourTicket {
  const date = shownDate(event, now);
  const status = eventStatus(event, date, now);
  const { address } = event;
  return {
    when: date ? dateOf(event, date, now) : periodOf(event),
    place: placeWords(event),
    address: address ? [address.street, postalTown(address)].filter(Boolean) : [],
    kind: tagWords(knownTags(event.tags)),
    age: ageWords(event.ages),
    price: priceWords(event.price),
    booking: bookingLinks(event.booking),
    online: status === 'off' || status === 'past' ? null : tourLink(event.onlineUrl),
    calendar: calendarHref(event, now),
    closed: status && CLOSED[status],
  };
}
