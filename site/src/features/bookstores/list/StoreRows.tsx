import { bookstores } from '@inktvis/messages/bookstores';
import { openingAt, timeOfWeek, todayWords } from '../../../cards/opening-hours.ts';
import { type DistantShop, kmNumber, type Shop } from '../shops.ts';
import styles from './StoreRows.module.css';

/** A window that is lit while a shop is open; the words beside it say the same. */
export const Lamp = ({ isOn }: { readonly isOn: boolean }) => (
  <span className={styles.lamp} data-on={isOn || undefined} aria-hidden="true" />
);

/** What is drawn of a day, in minutes; a unit of the drawing is a minute. */
const [FROM, UNTIL] = [8 * 60, 20 * 60];
const SCALE = [0, 3, 6, 9, 12].map((hour) => `M${hour * 60} 4V12`).join('');

function HoursLine({ hours, now }: { readonly hours: Shop['hours']; readonly now: Date }) {
  const { today, minute } = timeOfWeek(now);
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
      {hours
        .filter(({ weekday }) => weekday === today)
        .map(({ from, until }) => (
          <rect key={from} x={inDay(from)} y={3} width={inDay(until) - inDay(from)} height={10} />
        ))}
      {minute >= FROM && minute <= UNTIL && <path className={styles.now} d={`M${inDay(minute)} 0V16`} />}
    </svg>
  );
}

export function ShopRow({ shop, now }: { readonly shop: Shop; readonly now: Date }) {
  const { href, title, address, town, hours } = shop;
  const { isOpen, words } = openingAt(hours, now);
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
          {words}
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

const Distance = ({ km }: Pick<DistantShop, 'km'>) =>
  km === null ? (
    <p className={`${styles.distance} note`}>{bookstores.distance_unknown}</p>
  ) : (
    <p className={styles.distance}>
      <span className="numeral step-4">
        <span>{kmNumber(km)}</span>
        <small className="small-label">{bookstores.km}</small>
      </span>
    </p>
  );

export const StoreRows = ({ rows, now }: { readonly rows: readonly DistantShop[]; readonly now: Date }) => (
  <>
    <ol className="rows">
      {rows.map((row) => (
        <li className={styles.row} key={row.shop.href}>
          <Distance km={row.km} />
          <ShopRow shop={row.shop} now={now} />
        </li>
      ))}
    </ol>
    <p className={`${styles.foot} note ruled`}>{bookstores.as_the_crow_flies}</p>
  </>
);
