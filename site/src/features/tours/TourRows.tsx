import type { TouringEvent } from '@inktvis/events';
import { isWholeDay } from '@inktvis/events';
import { brusselsDay, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { tours } from '@inktvis/messages/tours';
import { ItemEntry } from '../../cards/item/ItemMeta.tsx';
import { tourEntryLine } from '../../cards/tours/tour-entry.ts';
import { comingDay, otherSeason, whenOf } from '../../cards/tours/tour-order.ts';
import { dateStatus, dayNumber, eventStatus, shownDate } from '../../cards/tours/tour-when.ts';
import { kindWords, openDays, placeWords, summary, tourTitle } from '../../cards/tours/tour-words.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import styles from './TourRows.module.css';
import { TourFlags } from './TourStatus.tsx';

type EventProps = { readonly event: TouringEvent; readonly now: Date };

const CHAIN = {
  past: ['s', tours.chain_past],
  off: ['s', tours.chain_off],
  next: ['b', tours.chain_next],
  later: ['span', ''],
} as const;

const MAX_CHAIN = 8;

/** The dates around the next one, past ones included. Dates on one day say their hours. */
function Chain({ event, now }: EventProps) {
  const { dates } = event;
  const next = shownDate(event, now);
  const before = next ? dates.indexOf(next) - 1 : 0;
  const from = Math.max(0, Math.min(before, dates.length - MAX_CHAIN));
  const shown = dates.slice(from, from + MAX_CHAIN);
  const left = dates.length - from - shown.length;
  return (
    <p className={`${styles.chain} cluster above-1`}>
      <span className="visually-hidden">{tours.chain_label}</span>
      {shown.map((date, index) => {
        const day = dayNumber(date.start);
        const hour = isWholeDay(date) ? '' : formatTime(date.start);
        const onDay = dates.filter(({ start }) => dayNumber(start) === day).length;
        const words = onDay === dates.length ? hour || day : onDay === 1 ? day : `${day} ${hour}`;
        const status = dateStatus(event, date, now);
        const isGone = status === 'past' || status === 'off';
        const [Tag, state] = CHAIN[isGone ? status : date === next ? 'next' : 'later'];
        return (
          // Two dates of one day may have the same words.
          // biome-ignore lint/suspicious/noArrayIndexKey: the chain never changes
          <Tag key={index}>
            {state && <span className="visually-hidden">{state}</span>}
            {words}
          </Tag>
        );
      })}
      {left > 0 && <span>{fill(tours.chain_more, { n: left })}</span>}
    </p>
  );
}

export function TourDates({ event, now }: EventProps) {
  const { calendarType, endDate, dates } = event;
  if (calendarType !== 'periodic' || !endDate) return dates.length > 1 && <Chain event={event} now={now} />;
  const last = brusselsDay(endDate);
  const day = [formatDayNumber(last), otherSeason(last, now)].filter(Boolean).join('.');
  return (
    <p className={`${styles.chain} ${styles.period} cluster above-1`}>
      <Icon name="calendar" className="hidden-below-640" />
      <b>{openDays(event)}</b>
      <span>{fill(tours.until, { day })}</span>
    </p>
  );
}

type DayProps = EventProps & { readonly className?: string };

/** The first day of an event that is still to come, with its hour; of what is always there, when it is open. */
export function TourDay({ event, now, className = styles.when }: DayProps) {
  const coming = comingDay(event, now);
  const { number, lines } = whenOf(event, now);
  const year = coming && otherSeason(coming.day, now);
  return (
    <p className={className}>
      {coming && (
        <time dateTime={[coming.day, coming.time].filter(Boolean).join('T')}>
          <span className={`numeral ${styles.number}`}>{number}</span>
          {year && <span className={styles.year}>{` ${year}`}</span>}
        </time>
      )}
      <span className={styles.detail}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </p>
  );
}

function Where({ event, now }: EventProps) {
  const town = event.address?.town ?? '';
  const name = placeWords(event).replace(`, ${town}`, '');
  const kind = kindWords(event);
  return (
    <div className={`${styles.where} above-1`}>
      <p className="stack step--1 anywhere">
        {town !== '' && <b>{town}</b>}
        {name !== town && <span>{name}</span>}
        {kind !== '' && <span>{kind}</span>}
      </p>
      <ItemEntry line={tourEntryLine(event, now)} className={`above-1 ${styles.entry}`} />
    </div>
  );
}

function TourRow({ event, now }: EventProps) {
  const status = eventStatus(event, now);
  const words = summary(event.intro);
  return (
    <article className={`${styles.row} dated-row relative`} data-status={status ?? undefined}>
      <TourDay event={event} now={now} />
      <div className={styles.body}>
        <TourFlags status={status} />
        <h3 className="item-title anywhere" lang={event.lang}>
          <a className="cover-link" href={event.href}>
            {tourTitle(event)}
          </a>
        </h3>
        {words !== '' && <p className={`${styles.summary} above-1 anywhere`}>{words}</p>}
        <TourDates event={event} now={now} />
      </div>
      <Where event={event} now={now} />
    </article>
  );
}

type TourRowsProps = { readonly events: readonly TouringEvent[]; readonly now: Date };

export const TourRows = ({ events, now }: TourRowsProps) => (
  <ol className="ruled-rows">
    {events.map((event) => (
      <li key={event.slug}>
        <TourRow event={event} now={now} />
      </li>
    ))}
  </ol>
);
