import { bookstores } from '@inktvis/messages/bookstores';
import type { Paging } from '@inktvis/programme/pagination';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { StoreRow } from '../shops.ts';
import { ShopLetters, type ShopLettersProps } from './ShopLetters.tsx';
import styles from './StoreRows.module.css';
import { HomeGroup, type HomeShops, StoreRows } from './StoreRows.tsx';

export type BookstoreListProps =
  | { readonly kind: 'empty'; readonly text: string }
  | ({ readonly kind: 'letters' } & ShopLettersProps)
  | {
      readonly kind: 'rows';
      readonly home: HomeShops;
      readonly rows: readonly StoreRow[];
      readonly paging: Paging;
      readonly url: URL;
    };

/** A page of bookshops: by letter, or from a place on. */
export function BookstoreList(props: BookstoreListProps) {
  switch (props.kind) {
    case 'empty':
      return <EmptyState text={props.text} />;
    case 'letters':
      return <ShopLetters {...props} />;
    case 'rows': {
      const { home, rows, paging, url } = props;
      const hasHome = home.shops.length > 0;
      return (
        <>
          <HomeGroup {...home} />
          {hasHome && rows.length > 0 && <h2 className={styles.further}>{bookstores.further}</h2>}
          {rows.length > 0 && <StoreRows rows={rows} />}
          <Pagination paging={paging} url={url} />
        </>
      );
    }
  }
}
