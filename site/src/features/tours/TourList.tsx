import type { PageColour } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { Icon } from '../../ui/Icon.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import type { TourList as TourListData } from './load.ts';
import styles from './TourList.module.css';
import { TourRows } from './TourRows.tsx';

type TourListProps = { readonly list: TourListData; readonly url: URL; readonly page: PageColour };

/** The events that were found, and the way to the other pages. */
export const TourList = ({ list, url, page }: TourListProps) => (
  <div>
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
