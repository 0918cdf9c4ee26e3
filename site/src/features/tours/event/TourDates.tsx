import type { EventDate, TouringEvent } from '@inktvis/events';
import { machineTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { messages } from '@inktvis/messages';
import { dateStatus, dayNumber, timesOf } from '../../../cards/tours/tour-when.ts';
import { placeWords } from '../../../cards/tours/tour-words.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { TourFlags } from '../TourStatus.tsx';
import styles from './TourDates.module.css';

/** Id of the list of all dates. */
export const DATES_ID = ownId('data');

type TourDatesProps = { readonly event: TouringEvent; readonly now: Date };

function Row({ event, date, now }: TourDatesProps & { readonly date: EventDate }) {
  const status = dateStatus(event, date, now);
  const place = placeWords(event);
  return (
    <li className={styles.date} data-status={status ?? undefined}>
      <time dateTime={machineTime(date.start)}>
        <Numeral className={styles.number}>{dayNumber(date.start)}</Numeral>
      </time>
      <div className={styles.words}>
        <p className={styles.when}>{timesOf(date, now)}</p>
        <p className={styles.place}>
          <Icon name="pin" />
          <span lang={place.lang}>{place.text}</span>
        </p>
        <TourFlags status={status} />
        {date.reason !== '' && <p>{date.reason}</p>}
      </div>
    </li>
  );
}

/** Every date of an event that has several, each with its own status. */
export const TourDates = ({ event, now }: TourDatesProps) =>
  event.dates.length < 2 ? null : (
    <section>
      <h2 className={styles.title} id={DATES_ID} tabIndex={-1}>
        {messages.tours.all_dates}
      </h2>
      <ol>
        {event.dates.map((date) => (
          <Row key={`${date.start.getTime()} ${date.end.getTime()}`} event={event} date={date} now={now} />
        ))}
      </ol>
    </section>
  );
