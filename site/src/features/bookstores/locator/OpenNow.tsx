import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { Lamp } from '../list/ShopRow.tsx';
import styles from './OpenNow.module.css';

export type OpenNowProps = {
  /** How many shops are open. */
  readonly count: number;
  /** `zondag 27 oktober, 11.10 uur`: when they were counted. */
  readonly when: string;
  /** The postcode that the count is of; `''` for all shops. */
  readonly postalCode: string;
  /** The list of open shops; null when that is the list that is shown. */
  readonly href: string | null;
  /** `9`: when the first one opens today; null when none does. */
  readonly nextOpening: string | null;
};

/** How many shops are open now, and the list of those. */
export function OpenNow({ count, when, postalCode, href, nextOpening }: OpenNowProps) {
  const words = (
    <>
      <Numeral className={styles.number}>{count}</Numeral>
      <span className={styles.words}>
        <b>{postalCode ? fill(bookstores.open_now_in, { postal: postalCode }) : bookstores.open_now}</b>
        {when}
      </span>
      <Lamp isOn={count > 0} className={styles.lamp} />
    </>
  );
  if (count === 0) {
    return (
      <div className={styles.sheet} data-screen-only>
        {words}
        <p className={styles.more}>
          {bookstores.open_now_none}
          {nextOpening !== null && ` ${fill(bookstores.open_now_next, { time: nextOpening })}`}
        </p>
      </div>
    );
  }
  if (href === null)
    return (
      <div className={styles.sheet} data-screen-only>
        {words}
      </div>
    );
  return (
    <a className={styles.sheet} data-screen-only href={href}>
      {words}
      <span className={styles.more}>
        <span className={styles.link}>{bookstores.open_now_show}</span>
        <Icon name="arrow-right" />
      </span>
    </a>
  );
}
