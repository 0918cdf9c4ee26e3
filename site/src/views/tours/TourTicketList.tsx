import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { messages } from '../../ui/messages.ts';
import { Num } from '../../ui/Num.tsx';
import styles from '../experience/TicketList.module.css';
import { DATES_ID } from './TourDates.tsx';
import type { TourTicket } from './tour-ticket.ts';

type TourTicketListProps = { readonly ticket: TourTicket };

type CellProps = {
  readonly label: string;
  readonly off?: boolean;
  /** Holds a word that would not fit on one line at full size. */
  readonly tight?: boolean;
  readonly children: ReactNode;
};

const { tours, states } = messages;

const Cell = ({ label, off = false, tight = false, children }: CellProps) => (
  <div className={styles.cell} data-off={off || undefined}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value} data-tight={tight || undefined}>
      {children}
    </dd>
  </div>
);

const LONG_WORD = /[^\s-]{12}/;

function When({ when }: { readonly when: TourTicket['when'] }) {
  const { machine, number, words, more } = when;
  const shown = <Num className={styles.number}>{number}</Num>;
  return (
    <>
      {number === '' && states.doorlopend}
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

/** The last cell: the way to a seat with its price, the price alone, or why there is no seat. */
function Seats({ ticket: { booking, price, closed } }: TourTicketListProps) {
  const isOpen = closed === null;
  if (!isOpen && closed === '') return null;
  if (isOpen && !booking && price === '') return null;
  return (
    <div className={styles.seats}>
      <dt className={isOpen && !booking ? styles.label : 'visually-hidden'}>{tours.price}</dt>
      <dd className={styles.value}>
        {isOpen && booking && (
          <ButtonLink href={booking.url} variant="ticket" external>
            {booking.label || tours.book}
          </ButtonLink>
        )}
        {isOpen && booking && price !== '' && <small className={styles.small}>{price}</small>}
        {isOpen ? !booking && price : closed}
      </dd>
    </div>
  );
}

/** When, where, what and for whom, as a torn ticket. */
export function TourTicketList({ ticket }: TourTicketListProps) {
  const { when, place, address, kind, age } = ticket;
  return (
    <dl className={styles.ticket}>
      <Cell label={tours.when} off={when.struck}>
        <When when={when} />
      </Cell>
      <Cell label={tours.where} tight={LONG_WORD.test(place.text)}>
        <span lang={place.lang}>{place.text}</span>
        {address.map((line) => (
          <small className={styles.small} key={line}>
            {line}
          </small>
        ))}
      </Cell>
      <Cell label={kind ? tours.kind : tours.age} tight={LONG_WORD.test(kind || age)}>
        {kind || age}
        {kind !== '' && <small className={styles.small}>{age}</small>}
      </Cell>
      <Seats ticket={ticket} />
    </dl>
  );
}
