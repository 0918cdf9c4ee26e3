import type { Story } from '@inktvis/content';
import type { Paging } from '@inktvis/programme/pagination';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { BookstoreCard } from './BookstoreCard.tsx';
import { StoreRows } from './StoreRows.tsx';
import type { StoreRow } from './shops.ts';

export type BookstoreListProps = { readonly paging: Paging; readonly url: URL } & (
  | { readonly kind: 'cards'; readonly stories: readonly Story<'bookstore'>[]; readonly emptyText: string }
  | { readonly kind: 'rows'; readonly rows: readonly StoreRow[] }
);

/** A page of bookshops as shop fronts, or as rows by distance from a place. */
export function BookstoreList({ paging, url, ...list }: BookstoreListProps) {
  return (
    <>
      {list.kind === 'rows' && <StoreRows rows={list.rows} />}
      {list.kind === 'cards' && list.stories.length === 0 && <EmptyState text={list.emptyText} />}
      {list.kind === 'cards' && list.stories.length > 0 && (
        <CardGrid roomy>
          {list.stories.map((story) => (
            <BookstoreCard key={story.uuid} story={story} />
          ))}
        </CardGrid>
      )}
      <Pagination paging={paging} url={url} />
    </>
  );
}
