import { HotspotCard } from '../../cards/HotspotCard.tsx';
import { BackLink } from '../../shell/BackLink.tsx';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { OVERVIEWS } from '../../shell/sections.ts';
import { messages } from '../../ui/messages.ts';
import { cornerOf } from '../corner.ts';
import { heroSide } from '../hero-side.ts';
import { Related } from '../Related.tsx';
import type { ViewProps } from '../view.ts';
import { HotspotFacts } from './HotspotFacts.tsx';
import type { HotspotData } from './load.ts';

type HotspotViewProps = ViewProps<'hotspot_kortrijk', HotspotData>;

/** A hotspot: where it is on the walk and in town, its text, and three others. */
export const HotspotView = ({ content, data, frame, body }: HotspotViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      backLink={<BackLink href={OVERVIEWS.hotspots} title={messages.hotspots.back_title} />}
      side={heroSide(content.image, '3/2', 'b')}
    />
    <HotspotFacts number={data.number} place={content} />
    {body}
    <Related
      title={messages.related.hotspots}
      more={{ label: messages.related.all_hotspots, href: OVERVIEWS.hotspots }}
      pageColour={content.pageColor}
    >
      {data.related.map((card, index) => (
        <HotspotCard key={card.href} {...card} corner={cornerOf(index)} />
      ))}
    </Related>
  </>
);
