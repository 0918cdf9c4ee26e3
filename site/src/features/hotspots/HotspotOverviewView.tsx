import { hasMascot } from '@inktvis/foundation/brand';
import { ownId } from '@inktvis/foundation/element-id';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
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
import { HotspotRows, stopId } from './HotspotRows.tsx';
import { WalkingMap } from './WalkingMap.tsx';

type HotspotOverviewViewProps = ViewProps<'hotspot_kortrijk_overview', ListingData<'hotspot_kortrijk'>>;

type Listed = HotspotOverviewViewProps['data'];

/** The number of the first hotspot of a page. */
const startOf = ({ paging }: Listed): number => (paging.page - 1) * PAGE_SIZE + 1;

/** Most visitors come by train. */
const STATION = 'station-kortrijk';

/** The drawn map beside the hotspots of the walk, for the brand that it belongs to. */
function Walk({ data }: { readonly data: Listed }) {
  const stops = data.items.map((story, index) => ({ story, number: startOf(data) + index }));
  const station = stops.find(({ story }) => story.slug === STATION);
  return (
    <>
      <div className={`${styles.walk} spread ruled-thick`}>
        <p>
          <Icon name="walk" />
          <span>
            {messages.hotspots.walk}
            {station && (
              <>
                {messages.hotspots.walk_rather}
                <a href={`#${stopId(station)}`}>
                  {fill(messages.hotspots.walk_station, { n: station.number })}
                </a>
              </>
            )}
            .
          </span>
        </p>
        <MoreLink href={`#${RESULTS_HEADING_ID}`}>{messages.hotspots.skip_map}</MoreLink>
      </div>
      <div className={styles.columns} id={PRINT_ID}>
        <WalkingMap stops={stops} />
        <div>
          <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1}>
            {messages.hotspots.heading}
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
        <h2 id={ownId('kaart-mee')}>{messages.hotspots.take_map}</h2>
        <p>{messages.hotspots.take_map_text}</p>
        <ButtonLink href={`#${PRINT_ID}`}>
          <Icon name="print" />
          {messages.hotspots.print_map}
        </ButtonLink>
      </div>
      <img src={boats} width={960} height={640} alt={messages.hotspots.take_map_picture} loading="lazy" />
    </Wrap>
  </Section>
);

const Cards = ({ data }: { readonly data: Listed }) => (
  <CardGrid>
    {data.items.map((story, index) => (
      <HotspotCard
        key={story.uuid}
        story={story}
        number={startOf(data) + index}
        corner={cornerOf(index + 2)}
        first={index === 0}
      />
    ))}
  </CardGrid>
);

/** The number of hotspots; the list has it too. */
const Total = ({ total }: Pick<Listed, 'total'>) => (
  <Numeral as="p" className={styles.total} isDecoration>
    {total}
  </Numeral>
);

/** All hotspots in the order of the walk: beside the drawn map, or as cards where there is no map. */
export const HotspotOverviewView = ({ content, data, frame }: HotspotOverviewViewProps) => {
  const hasMap = hasMascot(frame.brand) && data.items.length > 0;
  return (
    <>
      <PageHero
        {...heroOf(content, frame.url)}
        side={hasMap ? { kind: 'block', block: <Total total={data.total} />, left: 'narrow' } : undefined}
      />
      {hasMap ? (
        <>
          <Wrap className={styles.page}>
            <Walk data={data} />
            <Pagination paging={data.paging} url={frame.url} />
          </Wrap>
          <TakeMap />
        </>
      ) : (
        <Overview
          heading={messages.hotspots.heading}
          count={
            data.total > 0
              ? counted(data.total, messages.hotspots.count_one, messages.hotspots.count_many)
              : undefined
          }
        >
          {data.items.length === 0 ? (
            <EmptyState text={content.emptyText || messages.lists.hotspots_empty} />
          ) : (
            <Cards data={data} />
          )}
          <Pagination paging={data.paging} url={frame.url} />
        </Overview>
      )}
    </>
  );
};
