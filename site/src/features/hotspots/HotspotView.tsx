import type { Story } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import { hotspots } from '@inktvis/messages/hotspots';
import { related } from '@inktvis/messages/ui';
import { ALL_DAYS_HREF } from '@inktvis/programme/filters/address';
import { RichText } from '../../blocks/rich-text/RichText.tsx';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { CardHeading } from '../../cards/CardHeading.tsx';
import { CardPicture } from '../../cards/CardPicture.tsx';
import base from '../../cards/card.module.css';
import { ExperienceCard, type ExperienceCardProps } from '../../cards/experience/ExperienceCard.tsx';
import { BackLink } from '../../layout/hero/BackLink.tsx';
import { heroOf, heroPicture, PageHero } from '../../layout/hero/PageHero.tsx';
import { PlaceAddress } from '../../layout/PlaceAddress.tsx';
import { Band, Related } from '../../layout/Related.tsx';
import { OVERVIEWS } from '../../layout/sections.ts';
import { cornerOf } from '../../ui/text/CutCorner.tsx';
import type { ViewProps } from '../view.ts';
import cardStyles from './HotspotCard.module.css';
import styles from './HotspotView.module.css';
import type { HotspotData } from './load.ts';

type HotspotViewProps = ViewProps<'hotspot_kortrijk', HotspotData>;

function Facts({ data: { number }, content }: Pick<HotspotViewProps, 'data' | 'content'>) {
  const hasAddress = content.address !== '' || content.town !== '';
  if (number === null && !hasAddress) return null;
  return (
    <div className="wrap">
      <dl className={styles.facts}>
        {number !== null && (
          <div className={`${styles.fact} stack`}>
            <dt className="small-label">{hotspots.on_the_walk}</dt>
            <dd>
              <span className={`numeral ${styles.number}`}>{number}</span>
            </dd>
          </div>
        )}
        {hasAddress && (
          <div className={`${styles.fact} stack`}>
            <dt className="small-label">{hotspots.where}</dt>
            <dd>
              <PlaceAddress place={content} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

type HotspotCardProps = {
  readonly story: Story<'hotspot_kortrijk'>;
  readonly number: number | null;
  readonly corner: 'a' | 'b' | 'c';
};

const HotspotCard = ({ story: { href, content }, number, corner }: HotspotCardProps) => {
  const { title, address, town } = content;
  const text = content.previewText || content.intro;
  return (
    <article className={base.card}>
      <div className={`${cardStyles.where} spread ruled-thick`}>
        {number !== null && <span className={`numeral ${cardStyles.number}`}>{number}</span>}
        <p className={`${cardStyles.address} small-label anywhere`}>
          {address}
          {address && town && <br />}
          {town}
        </p>
      </div>
      <div className={cardStyles.picture}>
        <CardPicture picture={content.image} words={title} shape="rowWide" corner={corner} />
      </div>
      <CardHeading level={3} href={href} title={title} />
      {text && <p className="above-2">{text}</p>}
    </article>
  );
};

type SoonHereProps = { readonly cards: readonly ExperienceCardProps[]; readonly page: 'white' | 'orange' };

const SoonHere = ({ cards, page }: SoonHereProps) =>
  cards.length === 0 ? null : (
    <Band
      id={ownId('straks')}
      title={hotspots.soon}
      more={{ label: related.all_experiences, href: ALL_DAYS_HREF }}
      page={page}
    >
      <CardGrid>
        {cards.map((card) => (
          <ExperienceCard key={`${card.href} ${card.first?.machine}`} {...card} />
        ))}
      </CardGrid>
    </Band>
  );

export function HotspotView({ content, data, frame, body }: HotspotViewProps) {
  const soonPage = content.pageColor === 'orange' ? 'white' : 'orange';
  return (
    <>
      <PageHero
        {...heroOf(content, frame.url)}
        backLink={<BackLink href={OVERVIEWS.hotspots} title={hotspots.back_title} />}
        side={heroPicture(content.image, 'b')}
        left="wide"
      />
      <Facts data={data} content={content} />
      {body}
      <SoonHere cards={data.soon} page={soonPage} />
      <Related
        title={related.hotspots}
        more={{ label: related.all_hotspots, href: OVERVIEWS.hotspots }}
        pageColour={data.soon.length > 0 ? soonPage : content.pageColor}
      >
        {data.related.map((other, index) => (
          <HotspotCard key={other.story.uuid} {...other} corner={cornerOf(index)} />
        ))}
      </Related>
    </>
  );
}

export const Reading = ({ nodes }: { readonly nodes: HotspotViewProps['content']['whatToRead'] }) => (
  <section className="stack gap-3">
    <h2 className="step-2">{hotspots.what_to_read}</h2>
    <RichText nodes={nodes} headingAbove={2} headingFloor={3} />
  </section>
);
