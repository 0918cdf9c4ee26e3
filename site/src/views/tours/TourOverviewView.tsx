import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { messages } from '../../ui/messages.ts';
import { heroArm } from '../hero-side.ts';
import { Overview } from '../Overview.tsx';
import type { ViewProps } from '../view.ts';

/** The touring events. They come from a source of their own, which this page does not read yet. */
export const TourOverviewView = ({ content, frame }: ViewProps<'uit_events_overview'>) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      side={heroArm(frame.brand, 'laag-inkt', 'high')}
    />
    <Overview heading={messages.tours.heading}>
      <EmptyState text={content.emptyText || messages.lists.events_empty} />
    </Overview>
  </>
);
