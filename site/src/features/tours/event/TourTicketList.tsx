import type { EventDate, TouringEvent } from '@inktvis/events';
import { brusselsDay, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import type { ReactNode } from 'react';
import { postalTown } from '../../../cards/text.ts';
import { CalendarLink } from '../../../cards/tickets/CalendarLink.tsx';
import {
  dateStatus,
  dayNumber,
  eventStatus,
  moreDates,
  shownDate,
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
} from '../../../cards/tours/tour-words.ts';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { DATES_ID } from './TourDates.tsx';
import styles from './TourTicketList.module.css';
import { calendarHref } from './tour-calendar.ts';
import { bookingLinks, tourLink } from './tour-links.ts';

const { tours, experience, states } = messages;

const LONG_WORD = /[^\s-]{12}/;

type When = {
  /** Empty for a period. */
  readonly machine: string;
  /** `12.10`, `08.10–17.12`, or empty for a permanent event. */
  readonly number: string;
  readonly words: string;
  readonly struck: boolean;
  /** `en nog 3 data` */
  readonly more: string;
};

function dateOf(event: TouringEvent, date: EventDate, now: Date): When {
  const isOff = dateStatus(event, date, now) === 'off';
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
function periodOf(event: TouringEvent): When {
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

type CellProps = {
  readonly label: string;
  /** It does not take place then. */
  readonly off?: boolean;
  /** Has a word that does not fit on one line at full size. */
  readonly tight?: boolean;
  /** Over both columns of a narrow ticket. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A fact on a torn ticket: what it is, and below it the fact. */
const Cell = ({ label, off = false, tight = false, wide = false, children }: CellProps) => (
  <div className={styles.cell} data-off={off || undefined} data-wide={wide || undefined}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value} data-tight={tight || undefined}>
      {children}
    </dd>
  </div>
);

function WhenWords({ machine, number, words, more }: When) {
  const shown = <Numeral className={styles.number}>{number}</Numeral>;
  return (
    <>
      {number === '' && tours.permanent}
      {number !== '' && machine !== '' && <time dateTime={machine}>{shown}</time>}
      {number !== '' && machine === '' && <span data-range>{shown}</span>}
      <small className={styles.small}>{words}</small>
      {more !== '' && (
        <small className={styles.small}>
          <MoreLink href={`#${DATES_ID}`}>{more}</MoreLink>
        </small>
      )}
    </>
  );
}

type Offer = {
  /** How to book, the first way most prominent. */
  readonly booking: ReturnType<typeof bookingLinks>;
  /** Address of the calendar file; null when it cannot be attended. */
  readonly calendar: string | null;
  readonly price: string;
};

/** The link to book with the price, or else the calendar or the price alone. */
function Seats({ booking: [first, ...others], calendar, price }: Offer) {
  if (!first && calendar === null) return price;
  return (
    <>
      {first ? (
        <ButtonLink {...first.link} variant="ticket">
          {first.words}
        </ButtonLink>
      ) : (
        <ButtonLink href={calendar ?? ''}>
          <Icon name="calendar" />
          {experience.add_calendar}
        </ButtonLink>
      )}
      {others.map(({ link, words }) => (
        <small className={styles.small} key={link.href}>
          <MoreLink {...link}>{words}</MoreLink>
        </small>
      ))}
      {price !== '' && <small className={styles.small}>{price}</small>}
    </>
  );
}

type TourTicketListProps = { readonly event: TouringEvent; readonly now: Date };

/** When, where, what and for whom, as a torn ticket, with how to book, or why that is not possible. */
export function TourTicketList({ event, now }: TourTicketListProps) {
  const date = shownDate(event, now);
  const status = eventStatus(event, date, now);
  const when = date ? dateOf(event, date, now) : periodOf(event);
  const place = placeWords(event);
  const address = event.address ? [event.address.street, postalTown(event.address)].filter(Boolean) : [];
  const online = status === 'off' || status === 'past' ? null : tourLink(event.onlineUrl);
  const kind = tagWords(knownTags(event.tags));
  const age = ageWords(event.ages);
  const calendar = calendarHref(event, now);
  const booking = bookingLinks(event.booking);
  const price = priceWords(event.price);
  const closed = status === 'postponed' ? states.nieuwe_datum : status === 'sold' ? states.volzet : '';
  const isOffered = booking.length > 0 || calendar !== null;
  return (
    <dl className={styles.ticket}>
      <Cell label={tours.when} off={when.struck} wide>
        <WhenWords {...when} />
        {calendar !== null && (booking.length > 0 || status !== null) && (
          <small className={styles.small}>
            <CalendarLink href={calendar} what={when.words} />
          </small>
        )}
      </Cell>
      <Cell label={tours.where} tight={LONG_WORD.test(place.text)}>
        <span lang={place.lang}>{place.text}</span>
        {address.map((line) => (
          <small className={styles.small} key={line}>
            {line}
          </small>
        ))}
        {online && (
          <small className={styles.small}>
            <MoreLink {...online}>{tours.online_link}</MoreLink>
          </small>
        )}
      </Cell>
      <Cell label={kind ? tours.kind : tours.age} tight={LONG_WORD.test(kind || age)}>
        {kind || age}
        {kind !== '' && <small className={styles.small}>{age}</small>}
      </Cell>
      {(status === null ? isOffered || price !== '' : closed !== '') && (
        <div className={styles.seats}>
          <dt className={status === null && !isOffered ? styles.label : 'visually-hidden'}>{tours.price}</dt>
          <dd className={styles.value}>
            {status === null ? <Seats booking={booking} calendar={calendar} price={price} /> : closed}
          </dd>
        </div>
      )}
    </dl>
  );
}
