import type { Story } from '@inktvis/content';
import { HotspotCard } from '../../cards/HotspotCard.tsx';
import { hotspotCard } from '../../cards/hotspot-card.ts';
import { BackLink } from '../../shell/BackLink.tsx';
import { breadcrumbTrail } from '../../shell/breadcrumbs.ts';
import { PageHero } from '../../shell/PageHero.tsx';
import { OVERVIEWS } from '../../shell/sections.ts';
import { messages } from '../../ui/messages.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import { cornerOf } from '../corner.ts';
import { heroSide } from '../hero-side.ts';
import { PlaceAddress } from '../PlaceAddress.tsx';
import { Related } from '../Related.tsx';
import type { ViewProps } from '../view.ts';
import styles from './HotspotView.module.css';

type HotspotViewProps = ViewProps<'hotspot_kortrijk', readonly Story<'hotspot_kortrijk'>[]>;

/** A hotspot: where it is, its text, and three others. */
export const HotspotView = ({ content, data, frame, body }: HotspotViewProps) => (
  <>
    <PageHero
      title={content.title}
      intro={content.intro}
      trail={breadcrumbTrail(frame.url.pathname, content.title)}
      backLink={<BackLink href={OVERVIEWS.hotspots} title={messages.hotspots.back_title} />}
      side={heroSide(content.image, '3/2', 'b')}
    />
    {(content.address || content.town) && (
      <Wrap>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.label}>{messages.hotspots.address}</dt>
            <dd>
              <PlaceAddress place={content} />
            </dd>
          </div>
        </dl>
      </Wrap>
    )}
    {body}
    <Related
      title={messages.related.hotspots}
      more={{ label: messages.related.all_hotspots, href: OVERVIEWS.hotspots }}
      pageColour={content.pageColor}
    >
      {data.map((story, index) => (
        <HotspotCard key={story.uuid} {...hotspotCard(story)} corner={cornerOf(index)} />
      ))}
    </Related>
  </>
);
