import {
  hoursOfDay,
  isOpenAt,
  minuteOfDay,
  openingState,
  openingWords,
  todayWords,
} from '../../../cards/opening-hours.ts';
import link from '../../../cards/rows/row-link.module.css';
import type { Shop } from '../shops.ts';
import styles from './ShopRow.module.css';

/** A window that is lit while a shop is open; the words beside it say the same. */
export const Lamp = ({ isOn }: { readonly isOn: boolean }) => (
  <span className={styles.lamp} data-on={isOn || undefined} aria-hidden="true" />
);

/** What is drawn of a day, in minutes. */
const [LINE_FROM, LINE_UNTIL] = [8 * 60, 20 * 60];
/** Pixels of the drawing for an hour; it is as wide as its row. */
const HOUR = 20;
const SCALE = 'M0 8H240M0 4V12M60 4V12M120 4V12M180 4V12M240 4V12';
const inDrawing = (minutes: number): number => (minutes / 60) * HOUR;

/** The hours of today from 8 to 20 h, with the present time. The words below say the same. */
function HoursLine({ hours, now }: { readonly hours: Shop['hours']; readonly now: Date }) {
  const stretches = hoursOfDay(hours, now)
    .map(([from, until]) => [Math.max(from, LINE_FROM), Math.min(until, LINE_UNTIL)] as const)
    .filter(([from, until]) => from < until);
  const minute = minuteOfDay(now);
  return (
    <>
      <svg
        className={styles.line}
        viewBox="-2 0 244 16"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.scale} d={SCALE} />
        {stretches.map(([from, until]) => (
          <rect
            className={styles.stretch}
            key={from}
            x={inDrawing(from - LINE_FROM)}
            y={3}
            width={inDrawing(until - from)}
            height={10}
          />
        ))}
        {minute >= LINE_FROM && minute <= LINE_UNTIL && (
          <path className={styles.now} d={`M${inDrawing(minute - LINE_FROM)} 0V16`} />
        )}
      </svg>
      <span className={styles.today}>{todayWords(hours, now)}</span>
    </>
  );
}

/** A bookshop in a list: its name, its address, and whether it is open. */
export function ShopRow({ shop, now }: { readonly shop: Shop; readonly now: Date }) {
  const { href, title, address, town, hours } = shop;
  const isOpen = isOpenAt(hours, now);
  return (
    <article className={`${styles.shop} ${link.row}`}>
      <div>
        <h3 className={styles.title}>
          <a className={link.link} href={href}>
            {title}
          </a>
        </h3>
        <address className={styles.address}>
          <span>{address}</span>
          <span>{town}</span>
        </address>
      </div>
      <div>
        <p className={styles.state} data-open={isOpen || undefined}>
          {hours.length > 0 && <Lamp isOn={isOpen} />}
          {openingWords(openingState(hours, now))}
        </p>
        {hours.length > 0 && <HoursLine hours={hours} now={now} />}
      </div>
    </article>
  );
}
