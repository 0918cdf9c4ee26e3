import type { PageColour } from '@inktvis/content';
import { lists } from '@inktvis/messages/lists';
import { programme } from '@inktvis/messages/programme';
import { tours } from '@inktvis/messages/tours';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { inPlace, type OnFollow } from '../../../ui/in-place.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import { TourMonths } from './TourMonths.tsx';
import styles from './TourOverview.module.css';
import type { TourList } from './tour-list.ts';

export type TourResultsProps = {
  /** Null: the source does not respond, and nothing is known from before. */
  readonly list: TourList | null;
  /** Path and query of the list. */
  readonly address: string;
  /** The text of the editor for an empty list, or none. */
  readonly emptyText: string;
  /** The colour of the page. */
  readonly page: PageColour;
  /** The list without tags; left out when no tag was chosen. */
  readonly clearHref?: string;
  readonly onFollow?: OnFollow;
};

/** No events (requirements 8). A source that does not respond looks the same, and says so (requirements 7.4). */
const Empty = ({ list, emptyText, clearHref, onFollow }: TourResultsProps) => (
  <EmptyState text={emptyText || lists.events_empty}>
    {!list && <p>{lists.events_unavailable}</p>}
    {list && clearHref && (
      <ButtonLink href={clearHref} {...inPlace(onFollow)}>
        {programme.clear_filters}
      </ButtonLink>
    )}
  </EmptyState>
);

/** The events of a page and the links to the other pages. */
export function TourResults(props: TourResultsProps) {
  const { list, address, page } = props;
  if (!list || list.months.length === 0) {
    return (
      <Wrap>
        <Empty {...props} />
      </Wrap>
    );
  }
  return (
    <>
      {list.outdated && (
        <Wrap>
          <p className={styles.outdated}>
            <Icon name="info" />
            {tours.outdated}
          </p>
        </Wrap>
      )}
      <TourMonths months={list.months} page={page} />
      <Wrap>
        <Pagination paging={list.paging} url={new URL(address, 'http://list.invalid')} />
      </Wrap>
    </>
  );
}
