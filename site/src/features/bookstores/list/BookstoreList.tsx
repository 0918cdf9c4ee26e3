import { ownId } from '@inktvis/foundation/element-id';
import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';
import type { Paging } from '@inktvis/programme/pagination';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { type DistantShop, hasPostcode, townOf } from '../shops.ts';
import { DrawnShop } from './DrawnShop.tsx';
import { ShopLetters, type ShopLettersProps } from './ShopLetters.tsx';
import styles from './StoreRows.module.css';
import { ShopRow, StoreRows } from './StoreRows.tsx';

type Rows = {
  /** The postcode that was searched: its shops come first. */
  readonly postalCode: string;
  readonly rows: readonly DistantShop[];
  readonly paging: Paging;
  readonly url: URL;
  readonly now: Date;
};

export type BookstoreListProps =
  | { readonly kind: 'empty'; readonly text: string }
  | ({ readonly kind: 'letters' } & ShopLettersProps)
  | ({ readonly kind: 'rows' } & Rows);

function HomeGroup({ postalCode, rows, now }: Rows) {
  const [first] = rows;
  if (!first) return null;
  const words = rows.length === 1 ? bookstores.home_one : bookstores.home_many;
  return (
    <section className={`${styles.home} ruled-thick`} aria-labelledby={ownId('in-postcode')}>
      <h2 className={styles.postal} id={ownId('in-postcode')}>
        <small className="small-label">{bookstores.home_in} </small>
        <span className="numeral">{postalCode}</span>
        <small className="small-label">{fill(words, { count: rows.length, town: townOf(first.shop) })}</small>
      </h2>
      <div className={styles.drawing}>
        <DrawnShop shop={first.shop} now={now} place={0} />
      </div>
      <ul>
        {rows.map(({ shop }) => (
          <li key={shop.href}>
            <ShopRow shop={shop} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BookstoreList(props: BookstoreListProps) {
  if (props.kind === 'empty') return <EmptyState text={props.text} />;
  if (props.kind === 'letters') return <ShopLetters {...props} />;
  const { postalCode, rows, paging, url, now } = props;
  const home = rows.filter(({ shop }) => hasPostcode(shop, postalCode));
  const further = rows.slice(home.length);
  return (
    <>
      <HomeGroup {...props} rows={home} />
      {home.length > 0 && further.length > 0 && (
        <h2 className={`${styles.further} step-3`}>{bookstores.further}</h2>
      )}
      {further.length > 0 && <StoreRows rows={further} now={now} />}
      <Pagination paging={paging} url={url} />
    </>
  );
}
