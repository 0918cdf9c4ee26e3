import { messages } from '@inktvis/messages';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { heroArm } from '../../layout/hero-side.ts';
import { PageHero } from '../../layout/PageHero.tsx';
import { ResultBar, ResultCount } from '../../ui/ResultBar.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { UnknownValues } from '../programme/filters/UnknownValues.tsx';
import type { ViewProps } from '../view.ts';
import type { TourData } from './load.ts';
import { TourEmpty } from './TourEmpty.tsx';
import { TourFilters } from './TourFilters.tsx';
import { TourList } from './TourList.tsx';
import styles from './TourOverviewView.module.css';

type TourOverviewViewProps = ViewProps<'uit_events_overview', TourData>;

/** How many events there are, and which of them stand here. */
const ResultLine = ({ list }: Pick<TourData, 'list'>) => (
  <ResultBar>
    {list && <ResultCount>{list.count}</ResultCount>}
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
      <ResultLine list={data.list} />
      <h2 className="visually-hidden" id="resultaten" tabIndex={-1}>
        {messages.tours.heading}
      </h2>
      <div className={styles.results}>
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
