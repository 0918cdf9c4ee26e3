import { CardGrid } from '../../cards/CardGrid.tsx';
import { HotspotCard } from '../../cards/HotspotCard.tsx';
import { hotspotCard } from '../../cards/hotspot-card.ts';
import { Pagination } from '../../programme/Pagination.tsx';
import { PAGE_SIZE } from '../../programme/pagination.ts';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { fill } from '../../ui/fill.ts';
import { messages } from '../../ui/messages.ts';
import { cornerOf } from '../corner.ts';
import { heroArm } from '../hero-side.ts';
import type { ListingData } from '../listing.ts';
import { Overview } from '../Overview.tsx';
import type { ViewProps } from '../view.ts';

type HotspotOverviewViewProps = ViewProps<'hotspot_kortrijk_overview', ListingData<'hotspot_kortrijk'>>;

const counted = (total: number): string | undefined =>
  total === 0
    ? undefined
    : total === 1
      ? messages.hotspots.count_one
      : fill(messages.hotspots.count_many, { count: total });

/** All hotspots as cards, in the order of the walk. */
export const HotspotOverviewView = ({ content, data, frame }: HotspotOverviewViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      side={heroArm(frame.brand, 'laag-boek')}
    />
    <Overview heading={messages.hotspots.heading} count={counted(data.total)}>
      {data.items.length === 0 ? (
        <EmptyState text={content.emptyText || messages.lists.hotspots_empty} />
      ) : (
        <CardGrid>
          {data.items.map((story, index) => (
            <HotspotCard
              key={story.uuid}
              {...hotspotCard(story, (data.paging.page - 1) * PAGE_SIZE + index + 1)}
              corner={cornerOf(index + 2)}
              first={index === 0}
            />
          ))}
        </CardGrid>
      )}
      <Pagination paging={data.paging} url={frame.url} />
    </Overview>
  </>
);
