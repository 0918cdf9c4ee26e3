import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import type { Ref } from 'react';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { type ListedShop, type StoreRow, townOf } from '../shops.ts';
import { DrawnShop } from './DrawnShop.tsx';
import { ShopRow } from './ShopRow.tsx';
import styles from './StoreRows.module.css';

const Row = ({ row }: { readonly row: StoreRow }) => (
  <li className={styles.row}>
    <p className={styles.distance}>
      {row.km === null ? (
        <span className={styles.unknown}>{row.near || bookstores.distance_unknown}</span>
      ) : (
        <Numeral className={styles.number}>
          <span>{row.km}</span>
          <small className={styles.unit}>{bookstores.km}</small>
        </Numeral>
      )}
    </p>
    <div className={styles.shop}>
      <ShopRow shop={row} level={3} />
    </div>
  </li>
);

type StoreRowsProps = { readonly rows: readonly StoreRow[]; readonly ref?: Ref<HTMLOListElement> };

/** Bookshops by distance. */
export const StoreRows = ({ rows, ref }: StoreRowsProps) => (
  <>
    <ol className={styles.rows} ref={ref}>
      {rows.map((row) => (
        <Row key={row.href} row={row} />
      ))}
    </ol>
    <p className={styles.note}>{bookstores.as_the_crow_flies}</p>
  </>
);

/** The shops with the postcode that was searched, which are at no distance. */
export type HomeShops = { readonly postalCode: string; readonly shops: readonly ListedShop[] };

/** One group for the searched postcode, open shops first. */
export function HomeGroup({ postalCode, shops }: HomeShops) {
  const [first] = shops;
  if (!first) return null;
  const words = shops.length === 1 ? bookstores.home_one : bookstores.home_many;
  return (
    <section className={styles.home} aria-labelledby={ownId('in-postcode')}>
      <h2 className={styles.postal} id={ownId('in-postcode')}>
        <small>{bookstores.home_in} </small>
        <Numeral>{postalCode}</Numeral>
        <small>{fill(words, { count: shops.length, town: townOf(first) })}</small>
      </h2>
      <div className={styles.drawing}>
        <DrawnShop shop={first} place={0} />
      </div>
      <ul className={styles.homeShops}>
        {shops.map((shop) => (
          <li key={shop.href}>
            <ShopRow shop={shop} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A value that the list is narrowed by, and the list without it. */
export type ListChip = { readonly label: string; readonly href: string };

type ResultLineProps = {
  /** `40 boekhandels, dichtste eerst` */
  readonly count: string;
  readonly chips: readonly ListChip[];
  readonly hasMap: boolean;
};

const [REMOVE] = bookstores.remove_place.split('{place}');

/** The number of shops, the chips that remove a place, a name or a filter, and the link to the map. */
export const ResultLine = ({ count, chips, hasMap }: ResultLineProps) => (
  <ResultBar>
    <ResultCount>{count}</ResultCount>
    <div className={styles.ways} data-screen-only>
      {chips.map(({ label, href }) => (
        <a className={styles.chip} href={href} key={label}>
          <span>
            <span className="visually-hidden">{REMOVE}</span>
            <span>{label}</span>
          </span>
          <Icon name="close" />
        </a>
      ))}
      {hasMap && (
        <a className={styles.toMap} href={`#${ownId('kaart')}`}>
          <Icon name="pin" />
          <span>{bookstores.to_map}</span>
        </a>
      )}
    </div>
  </ResultBar>
);
