import { hasMascot } from '@inktvis/foundation/brand';
import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { hotspots } from '@inktvis/messages/hotspots';
import { lists } from '@inktvis/messages/lists';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { counted } from '../../cards/text.ts';
import { heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { Overview } from '../../layout/Overview.tsx';
import boats from '../../ui/art/papieren-bootjes.webp?url&no-inline';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PRINT_ID, RESULTS_HEADING_ID } from '../../ui/ids.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { cornerOf } from '../../ui/text/CutCorner.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { ListingData } from '../listing.ts';
import type { ViewProps } from '../view.ts';
import { HotspotCard } from './HotspotCard.tsx';
import styles from './HotspotOverviewView.module.css';
import { HotspotRows, type Stop, stopId } from './HotspotRows.tsx';
import { WalkingMap } from './WalkingMap.tsx';

type HotspotOverviewViewProps = ViewProps<'hotspot_kortrijk_overview', ListingData<'hotspot_kortrijk'>>;

/** Most visitors come by train. */
const STATION = 'station-kortrijk';

/** The drawn map beside the hotspots of the walk, for the brand that it belongs to. */
function Walk({ stops }: { readonly stops: readonly Stop[] }) {
  const station = stops.find(({ story }) => story.slug === STATION);
  return (
    <>
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
      <div className={styles.columns} id={PRINT_ID}>
        <WalkingMap stops={stops} />
        <div>
          <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1}>
            {hotspots.heading}
          </h2>
          <HotspotRows stops={stops} />
        </div>
      </div>
    </>
  );
}

/** The map and the list on one printed page (the print rules of these style sheets). */
const TakeMap = () => (
  <Section surface="teal" labelledBy={ownId('kaart-mee')} className={styles.take}>
    <Wrap className={styles.takeColumns}>
      <div className={`${styles.takeWords} stack gap-4`}>
        <h2 id={ownId('kaart-mee')}>{hotspots.take_map}</h2>
        <p>{hotspots.take_map_text}</p>
        <ButtonLink href={`#${PRINT_ID}`}>
          <Icon name="print" />
          {hotspots.print_map}
        </ButtonLink>
      </div>
      <img src={boats} width={960} height={640} alt={hotspots.take_map_picture} loading="lazy" />
    </Wrap>
  </Section>
);

/** All hotspots in the order of the walk: beside the drawn map, or as cards where there is no map. */
export const HotspotOverviewView = ({ content, data, frame }: HotspotOverviewViewProps) => {
  const { items, total, paging } = data;
  const before = (paging.page - 1) * PAGE_SIZE;
  const stops = items.map((story, index) => ({ story, number: before + index + 1 }));
  const hasMap = hasMascot(frame.brand) && stops.length > 0;
  // The list has the number too.
  const count = (
    <Numeral as="p" className={styles.total} isDecoration>
      {total}
    </Numeral>
  );
  return (
    <>
      <PageHero
        {...heroOf(content, frame.url)}
        side={hasMap ? { kind: 'block', block: count, left: 'narrow' } : undefined}
      />
      {hasMap ? (
        <>
          <Wrap className={styles.page}>
            <Walk stops={stops} />
            <Pagination paging={paging} url={frame.url} />
          </Wrap>
          <TakeMap />
        </>
      ) : (
        <Overview
          heading={hotspots.heading}
          count={total > 0 ? counted(total, hotspots.count_one, hotspots.count_many) : undefined}
        >
          {stops.length === 0 && <EmptyState text={content.emptyText || lists.hotspots_empty} />}
          <CardGrid>
            {stops.map((stop, index) => (
              <HotspotCard key={stop.story.uuid} {...stop} corner={cornerOf(index + 2)} first={index === 0} />
            ))}
          </CardGrid>
          <Pagination paging={paging} url={frame.url} />
        </Overview>
      )}
    </>
  );
};
