import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { openingAt } from '../../../cards/opening-hours.ts';
import { MoreLink } from '../../../ui/controls/MoreLink.tsx';
import { type Shop, townOf } from '../shops.ts';
import { DrawnShop } from './DrawnShop.tsx';
import styles from './Street.module.css';

const MAX_FRONTS = 8;
const MAX_CLOSED = 4;

type StreetProps = {
  readonly shops: readonly Shop[];
  readonly now: Date;
  readonly href: string;
};

/** The shops that are open now, side by side; when all are closed, those that open first. Nothing where no hours are known. */
export function Street({ shops, now, href }: StreetProps) {
  const known = shops
    .filter(({ hours }) => hours.length > 0)
    .map((shop) => ({ shop, opening: openingAt(shop.hours, now) }))
    .toSorted((a, b) => a.opening.wait - b.opening.wait);
  const [first] = known;
  if (!first) return null;
  const open = known.filter(({ opening }) => opening.isOpen);
  const hasOpen = open.length > 0;
  const shown = hasOpen ? open.slice(0, MAX_FRONTS) : known.slice(0, MAX_CLOSED);
  const { opensToday } = first.opening;
  return (
    <section className="below-5" data-screen-only aria-labelledby={ownId('nu-open')}>
      <div className={`${styles.head} cluster ruled-thick`}>
        <h2 className="step-3" id={ownId('nu-open')}>
          {hasOpen ? (
            <>
              <span className={`numeral ${styles.count}`}>{open.length}</span> {bookstores.open_now}
            </>
          ) : (
            bookstores.all_closed
          )}
        </h2>
        <p className="step--1">
          {opensToday === null
            ? fill(bookstores.open_now_when, { day: formatDayLong(brusselsDay(now)), time: formatTime(now) })
            : fill(bookstores.open_now_next, { time: opensToday.replace(/\.00$/, '') })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard. */}
      <section className={styles.window} aria-label={bookstores.street} tabIndex={0}>
        <ul className={styles.shops}>
          {shown.map(({ shop, opening }, place) => (
            <li key={shop.href}>
              <a className={styles.front} href={shop.href}>
                <DrawnShop shop={shop} now={now} place={place} />
                <span className={`${styles.words} stack`}>
                  <span className="visually-hidden">{shop.title}, </span>
                  <b className="display-words">{townOf(shop)}</b>
                  <span>{opening.words}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {hasOpen && <MoreLink href={href}>{fill(bookstores.show_all, { count: open.length })}</MoreLink>}
    </section>
  );
}
