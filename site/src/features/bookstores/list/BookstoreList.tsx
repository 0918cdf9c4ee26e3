import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import type { Paging } from '@inktvis/programme/pagination';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { type DistantShop, type Shop, townOf } from '../shops.ts';
import { DrawnShop } from './DrawnShop.tsx';
import { ShopLetters, type ShopLettersProps } from './ShopLetters.tsx';
import { ShopRow } from './ShopRow.tsx';
import styles from './StoreRows.module.css';
import { StoreRows } from './StoreRows.tsx';

type Rows = {
  readonly postalCode: string;
  /** The shops with the postcode that was searched, which are at no distance. */
  readonly home: readonly Shop[];
  readonly rows: readonly DistantShop[];
  readonly paging: Paging;
  readonly url: URL;
  readonly now: Date;
};

export type BookstoreListProps =
  | { readonly kind: 'empty'; readonly text: string }
  | ({ readonly kind: 'letters' } & ShopLettersProps)
  | ({ readonly kind: 'rows' } & Rows);

/** One group for the searched postcode. */
function HomeGroup({ postalCode, home: shops, now }: Rows) {
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
        <DrawnShop shop={first} now={now} place={0} />
      </div>
      <ul className={styles.homeShops}>
        {shops.map((shop) => (
          <li key={shop.href}>
            <ShopRow shop={shop} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A page of bookshops: by letter, or from a place on. */
export function BookstoreList(props: BookstoreListProps) {
  if (props.kind === 'empty') return <EmptyState text={props.text} />;
  if (props.kind === 'letters') return <ShopLetters {...props} />;
  const { home, rows, paging, url, now } = props;
  return (
    <>
      <HomeGroup {...props} />
      {home.length > 0 && rows.length > 0 && <h2 className={styles.further}>{bookstores.further}</h2>}
      {rows.length > 0 && <StoreRows rows={rows} now={now} />}
      <Pagination paging={paging} url={url} />
    </>
  );
}
