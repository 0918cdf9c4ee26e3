import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import type { Ref } from 'react';
import { ResultBar, ResultCount } from '../../../ui/feedback/ResultBar.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { type DistantShop, distanceWords } from '../shops.ts';
import { ShopRow } from './ShopRow.tsx';
import styles from './StoreRows.module.css';

type StoreRowsProps = {
  readonly rows: readonly DistantShop[];
  readonly now: Date;
  readonly ref?: Ref<HTMLOListElement>;
};

/** Bookshops by distance. */
export const StoreRows = ({ rows, now, ref }: StoreRowsProps) => (
  <>
    <ol ref={ref}>
      {rows.map((row) => (
        <li className={styles.row} key={row.shop.href}>
          <p className={styles.distance}>
            <Distance words={distanceWords(row)} />
          </p>
          <div className={styles.shop}>
            <ShopRow shop={row.shop} now={now} />
          </div>
        </li>
      ))}
    </ol>
    <p className={styles.note}>{bookstores.as_the_crow_flies}</p>
  </>
);

const Distance = ({ words }: { readonly words: ReturnType<typeof distanceWords> }) =>
  'near' in words ? (
    <span className={styles.unknown}>{words.near}</span>
  ) : (
    <Numeral className={styles.number}>
      <span>{words.km}</span>
      <small className={styles.unit}>{bookstores.km}</small>
    </Numeral>
  );

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
