import { heroArm, heroOf, PageHero } from '../../../layout/hero/PageHero.tsx';
import type { ViewProps } from '../../view.ts';
import styles from './TourOverview.module.css';

type TourOverviewViewProps = Pick<ViewProps<'uit_events_overview'>, 'content' | 'frame' | 'island'>;

/** The touring events, thirty on a page, filtered by tags. */
export const TourOverviewView = ({ content, frame: { url, brand }, island }: TourOverviewViewProps) => (
  <>
    <PageHero {...heroOf(content, url)} side={heroArm(brand, 'laag-inkt', 'high')} />
    <div className={styles.tours}>{island}</div>
  </>
);
