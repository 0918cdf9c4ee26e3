import type { EventDate, TouringEvent } from '@inktvis/events';
import { brusselsDay, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { entry as entryWords } from '@inktvis/messages/entry';
import { experience } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { tours } from '@inktvis/messages/tours';
import { type Entry, priceWords } from '@inktvis/programme/entry';
import type { ReactNode } from 'react';
import { doorFoot, type Foot, opensFoot, TicketFoot } from '../../../cards/item/TicketFoot.tsx';
import { postalTown } from '../../../cards/text.ts';
import { freeWords, tourEntry } from '../../../cards/tours/tour-entry.ts';
import {
  dateStatus,
  dayNumber,
  eventStatus,
  moreDates,
  shownDate,
  timesOf,
} from '../../../cards/tours/tour-when.ts';
import { ageWords, hoursWords, kindWords, openDays, placeWords } from '../../../cards/tours/tour-words.ts';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import styles from './TourTicket.module.css';
import { calendarHref } from './tour-calendar.ts';
import { bookingLinks, tourLink } from './tour-links.ts';

export const DATES_ID = ownId('data');

type CellProps = {
  readonly label: string;
  readonly off?: boolean;
  /** Over both columns of a narrow ticket. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

const Cell = ({ label, off, wide, children }: CellProps) => (
  <div className={styles.cell} data-off={off || undefined} data-wide={wide || undefined}>
    <dt className="small-label">{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

const Small = ({ children }: { readonly children: ReactNode }) => (
  <small className={styles.small}>{children}</small>
);

type TourTicketProps = { readonly event: TouringEvent; readonly now: Date };

/** `zaterdag, 10.30 tot 11.30 uur` of a date, `elke dinsdag` of a period; several opening hours are below the text. */
function whenWords(event: TouringEvent, date: EventDate | null, now: Date): string {
  if (!date) {
    const [first, ...others] = hoursWords(event);
    return first !== undefined && others.length === 0 ? first : openDays(event);
  }
  if (dateStatus(event, date, now) !== 'off') return timesOf(date, now);
  return fill(tours.cancelled_on, { weekday: formatWeekday(brusselsDay(date.start)) });
}

function WhenNumber({ event, date }: { readonly event: TouringEvent; readonly date: EventDate | null }) {
  if (date) {
    return (
      <time dateTime={machineTime(date.start)}>
        <span className={`numeral ${styles.number}`}>{dayNumber(date.start)}</span>
      </time>
    );
  }
  const ends = [event.startDate, event.endDate].filter((end) => end !== null).map(dayNumber);
  if (ends.length === 0) return tours.permanent;
  return (
    <span data-range>
      <span className={`numeral ${styles.number}`}>{[...new Set(ends)].join('–')}</span>
    </span>
  );
}

function footOf({ state, prices, bookingFrom }: Entry, [first]: ReturnType<typeof bookingLinks>): Foot {
  const note = priceWords(prices);
  if (state === 'book' && first) {
    const link = { ...first.link, label: first.words, variant: 'ticket' } as const;
    return { prices, link, note: '' };
  }
  if (state === 'later' && bookingFrom) return opensFoot(bookingFrom, note);
  if (state === 'door') return doorFoot(prices);
  if (state === 'included') return { said: { icon: 'check', title: freeWords.title }, note: freeWords.note };
  // An address that may not stand in a page leaves nothing to press.
  const title = state === 'closed' ? entryWords.closed : entryWords.booking;
  return { said: { icon: 'ticket', title }, note };
}

const CLOSED = { postponed: states.nieuwe_datum, sold: states.volzet, off: '', past: '' } as const;

/** How one gets in, and what it costs; or why one does not. */
function EntryFoot({ event, now }: TourTicketProps) {
  const entry = tourEntry(event, now);
  const title = CLOSED[eventStatus(event, now) ?? 'off'];
  if (!entry)
    return title && <TicketFoot state="closed" foot={{ said: { icon: 'info', title }, note: '' }} />;
  const links = bookingLinks(event.booking);
  return (
    <TicketFoot state={entry.state} foot={footOf(entry, links)}>
      {entry.state === 'book' &&
        links.slice(1).map(({ link, words }) => (
          <MoreLink key={link.href} {...link}>
            {words}
          </MoreLink>
        ))}
    </TicketFoot>
  );
}

export function TourTicket({ event, now }: TourTicketProps) {
  const { address } = event;
  const date = shownDate(event, now);
  const status = eventStatus(event, now);
  const isOff = date ? dateStatus(event, date, now) === 'off' : event.happening === 'cancelled';
  const when = whenWords(event, date, now);
  const more = isOff ? '' : moreDates(event, now);
  const place = placeWords(event);
  const online = status === 'off' || status === 'past' ? null : tourLink(event.onlineUrl);
  const kind = kindWords(event);
  const age = ageWords(event.ages);
  const calendar = calendarHref(event, now);
  return (
    <dl className={`${styles.ticket} ticket`}>
      <Cell label={tours.when} off={isOff} wide>
        <WhenNumber event={event} date={date} />
        <Small>{when}</Small>
        {more !== '' && (
          <Small>
            <MoreLink href={`#${DATES_ID}`}>{more}</MoreLink>
          </Small>
        )}
        {calendar !== null && (
          <Small>
            <a className="target gap-2 step--1" data-screen-only href={calendar}>
              <Icon name="calendar" />
              {experience.add_calendar}
              <span className="visually-hidden">{` (${when})`}</span>
            </a>
          </Small>
        )}
      </Cell>
      <Cell label={tours.where}>
        {place}
        {address && address.street !== '' && <Small>{address.street}</Small>}
        {address && <Small>{postalTown(address)}</Small>}
        {online && (
          <Small>
            <MoreLink {...online}>{tours.online_link}</MoreLink>
          </Small>
        )}
      </Cell>
      <Cell label={kind ? tours.kind : tours.age}>
        {kind || age}
        {kind !== '' && <Small>{age}</Small>}
      </Cell>
      <EntryFoot event={event} now={now} />
    </dl>
  );
}
