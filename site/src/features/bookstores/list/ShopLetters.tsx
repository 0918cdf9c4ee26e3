import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { pageHref } from '@inktvis/programme/pagination';
import { WEEKDAY_WORDS } from '../../../cards/weekdays.ts';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { type IndexedShop, townOf } from '../shops.ts';
import { type Letter, letterId, pageLabel } from './letters.ts';
import styles from './ShopLetters.module.css';
import { Lamp } from './ShopRow.tsx';
import { Street, type StreetProps } from './Street.tsx';

export type ShopLettersProps = {
  /** What is open now; null where the list is narrowed. */
  readonly street: StreetProps | null;
  /** All pages; the first is page 1. */
  readonly pages: readonly (readonly Letter[])[];
  /** The page that is shown, and its content. */
  readonly page: number;
  readonly shown: readonly Letter<IndexedShop>[];
  /** How many shops there are, where nothing narrows the list. */
  readonly total?: number;
  /** The address of the list, with its other parameters. */
  readonly url: URL;
};

/** The letters that there are, on all pages. */
const LetterStrip = ({ pages, page, url }: Pick<ShopLettersProps, 'pages' | 'page' | 'url'>) => (
  <nav className={styles.strip} aria-label={bookstores.letters}>
    <ul>
      {pages.flatMap((letters, index) =>
        letters
          // The second part of a long letter is reached from the first.
          .filter(({ letter }) => letter !== pages[index - 1]?.at(-1)?.letter)
          .map(({ letter }) => (
            <li key={letter}>
              <a href={`${index + 1 === page ? '' : pageHref(url, index + 1)}#${letterId(letter)}`}>
                {letter !== '' && <span className="visually-hidden">{bookstores.letter_before}</span>}
                {letter || '…'}
                {letter === '' && <span className="visually-hidden">{bookstores.elsewhere}</span>}
              </a>
            </li>
          )),
      )}
    </ul>
  </nav>
);

/** A shop as a line that opens (the only one is open): address, hours of the week, and its page. */
const IndexRow = ({ shop, isOnly }: { readonly shop: IndexedShop; readonly isOnly: boolean }) => {
  const { href, title, address, town, hours, week, today } = shop;
  return (
    <article>
      <details name="boekhandel" open={isOnly || undefined}>
        <summary>
          {hours.today ? <Lamp isOn={hours.isOpen} /> : <span />}
          <h3>{title}</h3>
          <span className={styles.words}>
            {townOf(shop)} <span aria-hidden="true">·</span>{' '}
            <span className={hours.isOpen ? styles.open : undefined}>{hours.words}</span>
          </span>
          <Icon name="chevron" className={styles.sign} />
        </summary>
        <div className={styles.sheet} data-page="white">
          <address>
            {address}
            {address && town && <br />}
            {town}
          </address>
          {hours.today && (
            <table>
              <caption className="visually-hidden">{bookstores.opening_hours_by_day}</caption>
              <tbody>
                {week.map((words, index) => (
                  <tr key={WEEKDAY_WORDS[index]} data-today={index === today || undefined}>
                    <th scope="row">{WEEKDAY_WORDS[index]}</th>
                    <td>{words || bookstores.closed}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <a className={styles.page} href={href}>
            {bookstores.to_shop}
            <span className="visually-hidden"> {title}</span>
          </a>
        </div>
      </details>
    </article>
  );
};

/** The pages of the list by their letters; none for a single page. */
const LetterPages = ({ pages, page, url }: Pick<ShopLettersProps, 'pages' | 'page' | 'url'>) =>
  pages.length > 1 && (
    <nav className={styles.pages} aria-label={bookstores.letter_pages}>
      {pages.map((letters, index) => (
        <a
          key={letterId(letters[0]?.letter ?? '') + String(index)}
          href={pageHref(url, index + 1)}
          aria-current={index + 1 === page ? 'page' : undefined}
        >
          {pageLabel(letters)}
        </a>
      ))}
    </nav>
  );

/** The street of what is open, and an index of all shops by name. */
export const ShopLetters = ({ street, shown, total, ...pages }: ShopLettersProps) => (
  <>
    {street && <Street {...street} />}
    {total && <h2 className={styles.heading}>{fill(bookstores.all, { count: total })}</h2>}
    <LetterStrip {...pages} />
    <ul className={styles.index}>
      {shown.flatMap(({ letter, shops }) =>
        shops.map((shop, place) => (
          <li
            key={shop.href}
            id={place === 0 ? letterId(letter) : undefined}
            data-first={place === 0 || undefined}
          >
            {place === 0 && <Numeral className={styles.letter}>{letter || '…'}</Numeral>}
            <IndexRow shop={shop} isOnly={shops.length === 1 && shown.length === 1} />
          </li>
        )),
      )}
    </ul>
    <LetterPages {...pages} />
  </>
);
