import { bookstores } from '@inktvis/messages/bookstores';
import type { Ref } from 'react';
import {
  hoursOfDay,
  isOpenAt,
  minuteOfDay,
  openingState,
  openingWords,
  todayWords,
} from '../../../cards/opening-hours.ts';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { type DistantShop, distanceWords, type Shop } from '../shops.ts';
import styles from './StoreRows.module.css';

/** A window that is lit while a shop is open; the words beside it say the same. */
export const Lamp = ({ isOn }: { readonly isOn: boolean }) => (
  <span className={styles.lamp} data-on={isOn || undefined} aria-hidden="true" />
);

/** What is drawn of a day, in minutes; a unit of the drawing is a minute. */
const [FROM, UNTIL] = [8 * 60, 20 * 60];
const SCALE = [0, 3, 6, 9, 12].map((hour) => `M${hour * 60} 4V12`).join('');

/** The hours of today from 8 to 20 h, with the present time. The words below say the same. */
function HoursLine({ hours, now }: { readonly hours: Shop['hours']; readonly now: Date }) {
  const minute = minuteOfDay(now);
  const inDay = (time: number) => Math.min(Math.max(time, FROM), UNTIL) - FROM;
  return (
    <svg
      className={styles.line}
      viewBox={`-6 0 ${UNTIL - FROM + 12} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 8H${UNTIL - FROM}${SCALE}`} />
      {hoursOfDay(hours, now).map(([from, until]) => (
        <rect key={from} x={inDay(from)} y={3} width={inDay(until) - inDay(from)} height={10} />
      ))}
      {minute >= FROM && minute <= UNTIL && <path className={styles.now} d={`M${inDay(minute)} 0V16`} />}
    </svg>
  );
}

/** A bookshop in a list: its name, its address, and whether it is open. */
export function ShopRow({ shop, now }: { readonly shop: Shop; readonly now: Date }) {
  const { href, title, address, town, hours } = shop;
  const isOpen = isOpenAt(hours, now);
  return (
    <article className={`${styles.shop} relative`}>
      <div>
        <h3 className="step-1">
          <a className="cover-link" href={href}>
            {title}
          </a>
        </h3>
        <address className="stack step--1 above-1">
          <span>{address}</span>
          <span>{town}</span>
        </address>
      </div>
      <div>
        <p className={`${isOpen ? 'bold' : ''} cluster gap-2`}>
          {hours.length > 0 && <Lamp isOn={isOpen} />}
          {openingWords(openingState(hours, now))}
        </p>
        {hours.length > 0 && (
          <>
            <HoursLine hours={hours} now={now} />
            <p className="step--2">{todayWords(hours, now)}</p>
          </>
        )}
      </div>
    </article>
  );
}

type StoreRowsProps = {
  readonly rows: readonly DistantShop[];
  readonly now: Date;
  readonly ref?: Ref<HTMLOListElement>;
};

/** Bookshops by distance. */
export const StoreRows = ({ rows, now, ref }: StoreRowsProps) => (
  <>
    <ol className="rows" ref={ref}>
      {rows.map((row) => (
        <li className={styles.row} key={row.shop.href}>
          <Distance row={row} />
          <ShopRow shop={row.shop} now={now} />
        </li>
      ))}
    </ol>
    <p className={`${styles.foot} note ruled`}>{bookstores.as_the_crow_flies}</p>
  </>
);

function Distance({ row }: { readonly row: DistantShop }) {
  const words = distanceWords(row);
  if ('near' in words) return <p className={`${styles.distance} note`}>{words.near}</p>;
  return (
    <p className={styles.distance}>
      <Numeral className="step-4 nowrap">
        <span>{words.km}</span>
        <small className="small-label">{bookstores.km}</small>
      </Numeral>
    </p>
  );
}
