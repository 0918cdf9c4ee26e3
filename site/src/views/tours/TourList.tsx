import type { PageColour } from '@inktvis/content';
import { Pagination } from '../../programme/Pagination.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { messages } from '../../ui/messages.ts';
import type { TourList as TourListData } from './load.ts';
import styles from './TourList.module.css';
import { TourRows } from './TourRows.tsx';

type TourListProps = { readonly list: TourListData; readonly url: URL; readonly page: PageColour };

/** The events that were found, and the way to the other pages. */
export const TourList = ({ list, url, page }: TourListProps) => (
  <div data-key="tour-list">
    {list.outdated && (
      <p className={styles.outdated}>
        <Icon name="info" />
        {messages.tours.outdated}
      </p>
    )}
    <TourRows rows={list.rows} page={page} />
    <Pagination paging={list.paging} url={url} />
  </div>
);
