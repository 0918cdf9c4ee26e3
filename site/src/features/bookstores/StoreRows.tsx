import { bookstores } from '@inktvis/messages/bookstores';
import type { Ref } from 'react';
import { ResultBar, ResultCount } from '../../ui/feedback/ResultBar.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import styles from './StoreRows.module.css';
import type { StoreRow } from './shops.ts';

const Row = ({ href, title, address, town, km, opening, publishingHouse, near }: StoreRow) => (
  <li className={styles.item}>
    <article className={styles.row}>
      <p className={styles.distance}>
        {km === null ? (
          <span className={styles.unknown}>{near || bookstores.distance_unknown}</span>
        ) : (
          <Numeral className={styles.number}>
            <span>{km}</span>
            <small className={styles.unit}>{bookstores.km}</small>
          </Numeral>
        )}
      </p>
      <div>
        <h3 className={styles.title}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </h3>
        <address className={styles.address}>
          <span>{address}</span>
          <span>{town}</span>
        </address>
      </div>
      <div className={styles.side}>
        <p>
          <b>{opening}</b>
        </p>
        <p className={styles.house}>{publishingHouse}</p>
      </div>
    </article>
  </li>
);

type StoreRowsProps = { readonly rows: readonly StoreRow[]; readonly ref?: Ref<HTMLOListElement> };

/** Bookshops by distance, each under a short awning. */
export const StoreRows = ({ rows, ref }: StoreRowsProps) => (
  <ol className={styles.rows} ref={ref}>
    {rows.map((row) => (
      <Row key={row.href} {...row} />
    ))}
  </ol>
);

type ResultLineProps = {
  /** `40 boekhandels, dichtste eerst` */
  readonly count: string;
  /** The place or the name that the list is narrowed by. */
  readonly from: string;
  /** Path of the whole list. */
  readonly path: string;
  readonly hasMap: boolean;
};

const [REMOVE] = bookstores.remove_place.split('{place}');

/** The number of shops, the chip that removes the place or name, and the link to the map. */
export const ResultLine = ({ count, from, path, hasMap }: ResultLineProps) => (
  <ResultBar>
    <ResultCount>{count}</ResultCount>
    <div className={styles.ways}>
      <a className={styles.chip} href={path}>
        <span>
          <span className="visually-hidden">{REMOVE}</span>
          {from}
        </span>
        <Icon name="close" />
      </a>
      {hasMap && (
        <a className={styles.toMap} href="#kaart">
          <Icon name="pin" />
          <span>{bookstores.to_map}</span>
        </a>
      )}
    </div>
  </ResultBar>
);
