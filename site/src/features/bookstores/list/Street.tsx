import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { type ListedShop, townOf } from '../shops.ts';
import { DrawnShop } from './DrawnShop.tsx';
import styles from './Street.module.css';

export type StreetProps = {
  /** How many are open. */
  readonly open: number;
  /** The first of them, or of those that open first when all are closed. */
  readonly shops: readonly ListedShop[];
  /** `zondag 27 oktober, 11.10 uur` */
  readonly when: string;
  /** `9`: when the first one opens today; null when none does any more. */
  readonly nextOpening: string | null;
  /** The list of all that are open; null when they are all here. */
  readonly href: string | null;
};

/** The shops that are open now, side by side on one line; when all are closed, those that open first. */
export const Street = ({ open, shops, when, nextOpening, href }: StreetProps) => (
  <section className={styles.street} data-screen-only aria-labelledby={ownId('nu-open')}>
    <div className={styles.head}>
      <h2 id={ownId('nu-open')}>
        {open > 0 ? (
          <>
            <Numeral className={styles.count}>{open}</Numeral> {bookstores.open_now}
          </>
        ) : (
          bookstores.all_closed
        )}
      </h2>
      <p>{open > 0 || nextOpening === null ? when : fill(bookstores.open_now_next, { time: nextOpening })}</p>
    </div>
    {shops.length > 0 && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard.
      <section className={styles.window} aria-label={bookstores.street} tabIndex={0}>
        <ul className={styles.shops}>
          {shops.map((shop, place) => (
            <li key={shop.href}>
              <a className={styles.front} href={shop.href}>
                <DrawnShop shop={shop} place={place} />
                <span className={styles.words}>
                  <span className="visually-hidden">{shop.title}, </span>
                  <b>{townOf(shop)}</b>
                  <span>{shop.hours.words}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
    {href !== null && <MoreLink href={href}>{fill(bookstores.show_all, { count: open })}</MoreLink>}
  </section>
);
