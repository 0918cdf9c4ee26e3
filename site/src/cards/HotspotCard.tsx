import { Numeral } from '../ui/Numeral.tsx';
import { CardHeading } from './CardHeading.tsx';
import { CardPicture } from './CardPicture.tsx';
import base from './card.module.css';
import styles from './HotspotCard.module.css';
import type { HotspotCardProps as Hotspot } from './hotspot-card.ts';

export type HotspotCardProps = Hotspot & {
  readonly corner?: 'a' | 'b' | 'c';
  /** Whether its picture is the first of the page. */
  readonly first?: boolean;
};

/** The card of a hotspot: the number of the walk stands where other cards have a date. */
export const HotspotCard = ({ corner = 'a', first, ...card }: HotspotCardProps) => (
  <article className={base.card}>
    <div className={styles.where}>
      {card.number !== null && <Numeral className={styles.number}>{card.number}</Numeral>}
      <p className={styles.address} data-alone={card.number === null || undefined}>
        {card.address}
        {card.address && card.town && <br />}
        {card.town}
      </p>
    </div>
    <div className={styles.picture}>
      <CardPicture picture={card.picture} words={card.title} shape="wide" corner={corner} first={first} />
    </div>
    <CardHeading level={card.headingLevel} href={card.href} title={card.title} />
    {card.text && <p className={styles.text}>{card.text}</p>}
  </article>
);
