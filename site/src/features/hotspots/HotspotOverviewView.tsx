import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { Overview } from '../../layout/Overview.tsx';
import { heroArm, PageHero } from '../../layout/PageHero.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { cornerOf } from '../../ui/text/CutCorner.tsx';
import type { ListingData } from '../listing.ts';
import type { ViewProps } from '../view.ts';
import { HotspotCard } from './HotspotCard.tsx';

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
              story={story}
              number={(data.paging.page - 1) * PAGE_SIZE + index + 1}
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
