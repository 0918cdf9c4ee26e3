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
import { SoonHere } from './SoonHere.tsx';

type HotspotViewProps = ViewProps<'hotspot_kortrijk', HotspotData>;

/** A hotspot: where it is on the walk and in town, its text, and three others. */
export function HotspotView({ content, data, frame, body }: HotspotViewProps) {
  const soonPage = content.pageColor === 'orange' ? 'white' : 'orange';
  return (
    <>
      <PageHero
        title={content.title}
        intro={content.intro}
        trail={breadcrumbTrail(frame.url.pathname, content.title)}
        backLink={<BackLink href={OVERVIEWS.hotspots} title={messages.hotspots.back_title} />}
        side={heroSide(content.image, '3/2', 'b', true)}
      />
      <HotspotFacts number={data.number} place={content} />
      {body}
      <SoonHere cards={data.soon} page={soonPage} />
      <Related
        title={messages.related.hotspots}
        more={{ label: messages.related.all_hotspots, href: OVERVIEWS.hotspots }}
        pageColour={data.soon.length > 0 ? soonPage : content.pageColor}
      >
        {data.related.map((card, index) => (
          <HotspotCard key={card.href} {...card} corner={cornerOf(index)} />
        ))}
      </Related>
    </>
  );
}
