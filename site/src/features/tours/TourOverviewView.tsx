import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { heroArm, PageHero } from '../../layout/PageHero.tsx';
import type { ViewProps } from '../view.ts';
import styles from './TourOverview.module.css';

type TourOverviewViewProps = ViewProps<'uit_events_overview'>;

/** The touring events, thirty on a page, filtered by tags. */
export const TourOverviewView = ({ content, frame: { url, brand }, island }: TourOverviewViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(url.pathname, content.title)}
      side={heroArm(brand, 'laag-inkt', 'high')}
    />
    <div className={styles.tours}>{island}</div>
  </>
);
