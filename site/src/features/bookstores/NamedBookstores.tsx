import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import { bookstoreCard } from '../../cards/bookstore-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { Overview } from '../../layout/Overview.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import type { Frame } from '../view.ts';
import type { BookstoresData } from './load.ts';
import { NearRegion } from './NearbyBookstores.tsx';
import { ResultLine } from './ResultLine.tsx';

type NamedBookstoresProps = {
  readonly data: Extract<BookstoresData, { kind: 'named' }>;
  readonly frame: Frame;
};

const { bookstores } = messages;

const counted = (total: number): string =>
  total === 1 ? bookstores.named_one : fill(bookstores.named_many, { count: total });

/** The bookshops that are called as was typed. */
export const NamedBookstores = ({ data: { typed, items, total, paging }, frame }: NamedBookstoresProps) => (
  <NearRegion frame={frame}>
    <Overview
      heading={bookstores.named_heading}
      before={<ResultLine count={counted(total)} from={typed} path={frame.url.pathname} hasMap={false} />}
    >
      <CardGrid roomy>
        {items.map((story) => (
          <BookstoreCard key={story.uuid} {...bookstoreCard(story)} />
        ))}
      </CardGrid>
      <Pagination paging={paging} url={frame.url} />
    </Overview>
  </NearRegion>
);
