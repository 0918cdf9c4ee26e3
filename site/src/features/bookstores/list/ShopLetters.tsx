import { OPEN_PARAMETER, OPEN_VALUE } from '@inktvis/foundation/parameters';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { pageHref } from '@inktvis/programme/pagination';
import { openingAt } from '../../../cards/opening-hours.ts';
import { LetterStrip } from '../../../ui/controls/LetterStrip.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { HoursTable } from '../HoursTable.tsx';
import { type Shop, townOf } from '../shops.ts';
import { type Letter, letterId, pageLabel } from './letters.ts';
import styles from './ShopLetters.module.css';
import { Lamp } from './StoreRows.tsx';
import { Street } from './Street.tsx';

export type ShopLettersProps = {
  /** All shops, where nothing narrows the list: above it is what is open now, and their number. */
  readonly all: readonly Shop[] | null;
  readonly pages: readonly (readonly Letter[])[];
  readonly page: number;
  readonly url: URL;
  readonly now: Date;
};

type IndexRowProps = { readonly shop: Shop; readonly now: Date; readonly isOnly: boolean };

function IndexRow({ shop, now, isOnly }: IndexRowProps) {
  const { href, title, address, town, hours } = shop;
  const { isOpen, words } = openingAt(hours, now);
  return (
    <article>
      <details name="boekhandel" open={isOnly || undefined}>
        <summary className="turns">
          {hours.length > 0 ? <Lamp isOn={isOpen} /> : <span />}
          <h3 className="step-0">{title}</h3>
          <span className="step--1">
            {townOf(shop)} <span aria-hidden="true">·</span>{' '}
            <span className={isOpen ? 'bold' : undefined}>{words}</span>
          </span>
          <Icon name="chevron" />
        </summary>
        <div className={`${styles.sheet} stack gap-2 step--1`} data-page="white">
          <address>
            {address}
            {address && town && <br />}
            {town}
          </address>
          {hours.length > 0 && <HoursTable hours={hours} now={now} />}
          <a className="target" href={href}>
            {bookstores.to_shop}
            <span className="visually-hidden"> {title}</span>
          </a>
        </div>
      </details>
    </article>
  );
}

const LetterPages = ({ pages, page, url }: Omit<ShopLettersProps, 'all' | 'now'>) =>
  pages.length > 1 && (
    <nav className={`${styles.pages} cluster gap-2 ruled-thick`} aria-label={bookstores.letter_pages}>
      {pages.map((letters, index) => (
        <a
          className="target choice"
          key={letterId(letters[0]?.letter ?? '') + String(index)}
          href={pageHref(url, index + 1)}
          aria-current={index + 1 === page ? 'page' : undefined}
        >
          {pageLabel(letters)}
        </a>
      ))}
    </nav>
  );

export function ShopLetters({ all, now, ...paged }: ShopLettersProps) {
  const { pages, page, url } = paged;
  const shown = pages[page - 1] ?? [];
  return (
    <>
      {all && <Street shops={all} now={now} href={`${url.pathname}?${OPEN_PARAMETER}=${OPEN_VALUE}`} />}
      {all && (
        <h2 className={`${styles.heading} ruled-thick step-3`}>
          {fill(bookstores.all, { count: all.length })}
        </h2>
      )}
      <LetterStrip
        label={bookstores.letters}
        letters={pages.flatMap((letters, index) =>
          letters.map(({ letter }) => ({
            letter: letter || '…',
            href: `${index + 1 === page ? '' : pageHref(url, index + 1)}#${letterId(letter)}`,
            name: letter ? bookstores.letter_before + letter : bookstores.elsewhere,
          })),
        )}
      />
      <ul className={styles.index}>
        {shown.flatMap(({ letter, shops }) =>
          shops.map((shop, place) => (
            <li key={shop.href} className="relative" id={place === 0 ? letterId(letter) : undefined}>
              {place === 0 && <span className={`numeral ${styles.letter}`}>{letter || '…'}</span>}
              <IndexRow shop={shop} now={now} isOnly={shops.length === 1 && shown.length === 1} />
            </li>
          )),
        )}
      </ul>
      <LetterPages {...paged} />
    </>
  );
}
