import { messages } from '@inktvis/messages';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { heroArm, PageHero } from '../../layout/PageHero.tsx';
import { ResultBar, ResultCount } from '../../ui/ResultBar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { UnknownValues } from '../programme/filters/UnknownValues.tsx';
import type { ViewProps } from '../view.ts';
import type { TourData } from './load.ts';
import { TourEmpty } from './TourEmpty.tsx';
import { TourFilters } from './TourFilters.tsx';
import { TourList } from './TourList.tsx';
import styles from './TourOverviewView.module.css';

type TourOverviewViewProps = ViewProps<'uit_events_overview', TourData>;

/** Rows in the place of a list that is on its way: about as many as a screen holds. */
const SKELETON_ROWS = 6;

/** How many events there are, and which of them stand here. */
const ResultLine = ({ list, status }: Pick<TourData, 'list' | 'status'>) => (
  <ResultBar data-key="result-line">
    {list && <ResultCount>{list.count}</ResultCount>}
    {/* There from the start and empty: what a script writes into it is said once. */}
    <p className="visually-hidden" role="status" data-programme-status={status} />
    {list && <ResultCount className={styles.range}>{list.range}</ResultCount>}
  </ResultBar>
);

/** The touring events, thirty on a page, narrowed by tags. */
export const TourOverviewView = ({ content, data, frame: { url, brand } }: TourOverviewViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(url.pathname, content.title)}
      side={heroArm(brand, 'laag-inkt', 'high')}
    />
    <Wrap className={styles.tours}>
      <TourFilters path={url.pathname} chosen={data.chosen} />
      <UnknownValues values={data.unknown} />
      <ResultLine list={data.list} status={data.status} />
      <h2 className="visually-hidden" id="resultaten" tabIndex={-1}>
        {messages.tours.heading}
      </h2>
      <div className={styles.results} data-key="results" data-programme-results>
        <template>
          <Skeleton shape="row" count={SKELETON_ROWS} label={messages.tours.skeleton_list} />
        </template>
        {data.list && data.list.rows.length > 0 ? (
          <TourList list={data.list} url={url} page={content.pageColor} />
        ) : (
          <TourEmpty
            text={content.emptyText}
            unavailable={data.list === null}
            clearHref={data.chosen.length > 0 ? url.pathname : undefined}
          />
        )}
      </div>
    </Wrap>
  </>
);
