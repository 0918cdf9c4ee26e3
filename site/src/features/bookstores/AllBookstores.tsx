import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import { bookstoreCard } from '../../cards/bookstore-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { Overview } from '../../layout/Overview.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import type { ListingData } from '../listing.ts';
import type { Frame } from '../view.ts';
import { NearRegion } from './NearbyBookstores.tsx';

type AllBookstoresProps = {
  readonly listing: ListingData<'bookstore'>;
  readonly emptyText: string;
  readonly frame: Frame;
};

const counted = (total: number): string | undefined =>
  total === 0
    ? undefined
    : total === 1
      ? messages.bookstores.count_one
      : fill(messages.bookstores.count_many, { count: total });

/** A page of shop fronts. */
export const AllBookstores = ({ listing, emptyText, frame }: AllBookstoresProps) => (
  <NearRegion frame={frame}>
    <Overview heading={messages.bookstores.heading} count={counted(listing.total)}>
      {listing.items.length === 0 ? (
        <EmptyState text={emptyText} />
      ) : (
        <CardGrid roomy>
          {listing.items.map((story) => (
            <BookstoreCard key={story.uuid} {...bookstoreCard(story)} />
          ))}
        </CardGrid>
      )}
      <Pagination paging={listing.paging} url={frame.url} />
    </Overview>
  </NearRegion>
);
