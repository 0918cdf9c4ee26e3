import { messages } from '@inktvis/messages';
import { HotspotCard } from '../../cards/HotspotCard.tsx';
import { BackLink } from '../../layout/BackLink.tsx';
import { breadcrumbTrail } from '../../layout/breadcrumbs.ts';
import { heroSide, PageHero } from '../../layout/PageHero.tsx';
import { Related } from '../../layout/Related.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { cornerOf } from '../../ui/CutCorner.tsx';
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
