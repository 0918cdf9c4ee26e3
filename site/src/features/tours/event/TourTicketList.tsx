import { messages } from '@inktvis/messages';
import type { ReactNode } from 'react';
import { CalendarLink } from '../../../cards/tickets/CalendarLink.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { DATES_ID } from './TourDates.tsx';
import styles from './TourTicketList.module.css';
import type { TourTicket } from './tour-ticket.ts';

type TourTicketListProps = { readonly ticket: TourTicket };

const { tours, experience } = messages;

const LONG_WORD = /[^\s-]{12}/;

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

function When({ when }: { readonly when: TourTicket['when'] }) {
  const { machine, number, words, more } = when;
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

/** Without booking: the calendar and the price. */
const Free = ({ ticket: { calendar, price } }: TourTicketListProps) => (
  <>
    {calendar === null && price}
    {calendar !== null && (
      <ButtonLink href={calendar}>
        <Icon name="calendar" />
        {experience.add_calendar}
      </ButtonLink>
    )}
    {calendar !== null && price !== '' && <small className={styles.small}>{price}</small>}
  </>
);

/** The last cell: the link to book with the price, the calendar or the price alone, or why nothing can be booked. */
function Seats({ ticket }: TourTicketListProps) {
  const { booking, calendar, price, closed } = ticket;
  const isOpen = closed === null;
  const [first, ...others] = booking;
  if (!isOpen && closed === '') return null;
  if (isOpen && !first && calendar === null && price === '') return null;
  return (
    <div className={styles.seats}>
      <dt className={isOpen && !first && calendar === null ? styles.label : 'visually-hidden'}>
        {tours.price}
      </dt>
      <dd className={styles.value}>
        {isOpen && first && (
          <>
            <ButtonLink {...first.link} variant="ticket">
              {first.words}
            </ButtonLink>
            {others.map(({ link, words }) => (
              <small className={styles.small} key={link.href}>
                <MoreLink {...link}>{words}</MoreLink>
              </small>
            ))}
            {price !== '' && <small className={styles.small}>{price}</small>}
          </>
        )}
        {isOpen ? !first && <Free ticket={ticket} /> : closed}
      </dd>
    </div>
  );
}

/** When, where, what and for whom, as a torn ticket. */
export function TourTicketList({ ticket }: TourTicketListProps) {
  const { when, place, address, online, kind, age, booking, calendar, closed } = ticket;
  const isApart = calendar !== null && (booking.length > 0 || closed !== null);
  return (
    <dl className={styles.ticket}>
      <Cell label={tours.when} off={when.struck} wide>
        <When when={when} />
        {isApart && (
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
      <Seats ticket={ticket} />
    </dl>
  );
}
