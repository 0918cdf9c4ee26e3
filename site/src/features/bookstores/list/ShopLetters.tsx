import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import { pageHref } from '@inktvis/programme/pagination';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { type ListedShop, openFirst } from '../shops.ts';
import { DrawnShop } from './DrawnShop.tsx';
import { type Letter, letterId, pageLabel } from './letters.ts';
import styles from './ShopLetters.module.css';
import { HoursKey, ShopRow } from './ShopRow.tsx';

export type ShopLettersProps = {
  /** All pages; the first is page 1. */
  readonly pages: readonly (readonly Letter[])[];
  /** The page that is shown, and its content. */
  readonly page: number;
  readonly shown: readonly Letter<ListedShop>[];
  /** `40 boekhandels in 35 gemeenten`, where nothing narrows the list. */
  readonly count?: string;
  /** The address of the list, with its other parameters. */
  readonly url: URL;
};

/** The letters that there are, on all pages. */
const LetterStrip = ({ pages, page, url }: ShopLettersProps) => (
  <nav className={styles.strip} aria-label={bookstores.letters}>
    <ul>
      {pages.flatMap((letters, index) =>
        letters
          // The second part of a long letter is reached from the first.
          .filter(({ letter }) => letter !== pages[index - 1]?.at(-1)?.letter)
          .map(({ letter }) => (
            <li key={letter}>
              <a href={`${index + 1 === page ? '' : pageHref(url, index + 1)}#${letterId(letter)}`}>
                <span>
                  {letter !== '' && <span className="visually-hidden">{bookstores.letter_before}</span>}
                  {letter || '…'}
                  {letter === '' && <span className="visually-hidden">{bookstores.elsewhere}</span>}
                </span>
              </a>
            </li>
          )),
      )}
    </ul>
  </nav>
);

function townCount(shops: readonly ListedShop[]): string {
  const count = shops.length;
  const open = shops.filter(({ hours }) => hours.isOpen).length;
  if (count === 1) return '';
  return open === 0 ? fill(bookstores.town_count, { count }) : fill(bookstores.town_open, { count, open });
}

const LetterGroup = ({ letter, towns, place }: Letter<ListedShop> & { readonly place: number }) => {
  const [front] = openFirst(towns.flatMap(({ shops }) => shops));
  return (
    <section className={styles.group} id={letterId(letter)} aria-label={letter || bookstores.elsewhere}>
      <h2 className={styles.letter}>
        <Numeral>{letter || bookstores.elsewhere}</Numeral>
      </h2>
      <div className={styles.drawing}>{front && <DrawnShop shop={front} place={place} />}</div>
      <div>
        {towns.map(({ name, shops }) => (
          <div className={styles.town} key={name}>
            {name !== '' && (
              <h3 data-plate="none">
                {name} {townCount(shops) && <small>{townCount(shops)}</small>}
              </h3>
            )}
            <ul className={styles.shops}>
              {shops.map((shop) => (
                <li key={shop.href}>
                  <ShopRow shop={shop} level={name === '' ? 3 : 4} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};

/** The pages of the list by their letters; none for a single page. */
const LetterPages = ({ pages, page, url }: ShopLettersProps) =>
  pages.length > 1 && (
    <nav className={styles.pages} aria-label={bookstores.letter_pages}>
      {pages.map((letters, index) => (
        <a
          className={styles.page}
          key={letterId(letters[0]?.letter ?? '') + String(index)}
          href={pageHref(url, index + 1)}
          aria-current={index + 1 === page ? 'page' : undefined}
        >
          {pageLabel(letters)}
        </a>
      ))}
    </nav>
  );

/** Bookshops by the first letter of their town, with one drawn shop for each letter. */
export const ShopLetters = (props: ShopLettersProps) => (
  <>
    <LetterStrip {...props} />
    <ResultBar className={styles.result}>
      {props.count && <ResultCount role="status">{props.count}</ResultCount>}
      <HoursKey />
    </ResultBar>
    {props.shown.map((group, place) => (
      <LetterGroup key={group.letter} {...group} place={place} />
    ))}
    <LetterPages {...props} />
  </>
);
