import { hasMascot } from '@inktvis/foundation/brand';
import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { hotspots } from '@inktvis/messages/hotspots';
import { lists } from '@inktvis/messages/lists';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import { heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import boats from '../../ui/art/papieren-bootjes.webp?url&no-inline';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PRINT_ID, RESULTS_HEADING_ID } from '../../ui/ids.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import type { ListingData } from '../listing.ts';
import type { ViewProps } from '../view.ts';
import styles from './HotspotOverviewView.module.css';
import { HotspotRows, stopId } from './HotspotRows.tsx';
import { WalkingMap } from './WalkingMap.tsx';

type HotspotOverviewViewProps = ViewProps<'hotspot_kortrijk_overview', ListingData<'hotspot_kortrijk'>>;

/** Most visitors come by train. */
const STATION = 'station-kortrijk';

const TakeMap = () => (
  <section className="section" data-screen-only data-surface="teal" aria-labelledby={ownId('kaart-mee')}>
    <div className="wrap duo">
      <div className="stack gap-4 start">
        <h2 id={ownId('kaart-mee')}>{hotspots.take_map}</h2>
        <p>{hotspots.take_map_text}</p>
        <ButtonLink href={`#${PRINT_ID}`}>
          <Icon name="print" />
          {hotspots.print_map}
        </ButtonLink>
      </div>
      <img
        className={styles.picture}
        src={boats}
        width={960}
        height={640}
        alt={hotspots.take_map_picture}
        loading="lazy"
      />
    </div>
  </section>
);

export const HotspotOverviewView = ({ content, data, frame }: HotspotOverviewViewProps) => {
  const { items, total, paging } = data;
  const before = (paging.page - 1) * PAGE_SIZE;
  const stops = items.map((story, index) => ({ story, number: before + index + 1 }));
  const station = stops.find(({ story }) => story.slug === STATION);
  const hasMap = hasMascot(frame.brand) && stops.length > 0;
  // The list has the number too.
  const count = stops.length > 0 && (
    <p className={`numeral ${styles.total}`} data-screen-only aria-hidden="true">
      {total}
    </p>
  );
  return (
    <>
      <PageHero {...heroOf(content, frame.url)} side={count} left="narrow" />
      <div className="wrap page-end">
        {stops.length === 0 && <EmptyState text={content.emptyText || lists.hotspots_empty} />}
        {hasMap && (
          <div className={`${styles.walk} spread ruled-thick`}>
            <p>
              <Icon name="walk" />
              <span>
                {hotspots.walk}
                {station && (
                  <>
                    {hotspots.walk_rather}
                    <a href={`#${stopId(station)}`}>{fill(hotspots.walk_station, { n: station.number })}</a>
                  </>
                )}
                .
              </span>
            </p>
            <MoreLink href={`#${RESULTS_HEADING_ID}`}>{hotspots.skip_map}</MoreLink>
          </div>
        )}
        <div className={hasMap ? styles.columns : undefined} id={PRINT_ID}>
          {hasMap && <WalkingMap stops={stops} />}
          <div>
            <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1}>
              {hotspots.heading}
            </h2>
            <HotspotRows stops={stops} />
          </div>
        </div>
        <Pagination paging={paging} url={frame.url} />
      </div>
      {hasMap && <TakeMap />}
    </>
  );
};
