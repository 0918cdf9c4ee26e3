import { BookstoreCard } from '../../cards/BookstoreCard.tsx';
import { bookstoreCard } from '../../cards/bookstore-card.ts';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { Pagination } from '../../programme/Pagination.tsx';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { fill } from '../../ui/fill.ts';
import { messages } from '../../ui/messages.ts';
import { heroArm } from '../hero-side.ts';
import type { ListingData } from '../listing.ts';
import { Overview } from '../Overview.tsx';
import type { ViewProps } from '../view.ts';

type BookstoreOverviewViewProps = ViewProps<'bookstore_overview', ListingData<'bookstore'>>;

const counted = (total: number): string | undefined =>
  total === 0
    ? undefined
    : total === 1
      ? messages.bookstores.count_one
      : fill(messages.bookstores.count_many, { count: total });

/** All bookshops as shop fronts. */
export const BookstoreOverviewView = ({ content, data, frame }: BookstoreOverviewViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      side={heroArm(frame.brand, 'laag-inkt')}
    />
    <Overview heading={messages.bookstores.heading} count={counted(data.total)}>
      {data.items.length === 0 ? (
        <EmptyState text={content.emptyText || messages.lists.bookstores_empty} />
      ) : (
        <CardGrid roomy>
          {data.items.map((story) => (
            <BookstoreCard key={story.uuid} {...bookstoreCard(story)} />
          ))}
        </CardGrid>
      )}
      <Pagination paging={data.paging} url={frame.url} />
    </Overview>
  </>
);
