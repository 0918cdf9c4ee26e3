import type { Story } from '@inktvis/content';
import { CardHeading } from '../../cards/CardHeading.tsx';
import { CardPicture } from '../../cards/CardPicture.tsx';
import base from '../../cards/card.module.css';
import styles from './HotspotCard.module.css';

type HotspotCardProps = {
  readonly story: Story<'hotspot_kortrijk'>;
  readonly number: number | null;
  readonly corner: 'a' | 'b' | 'c';
};

export const HotspotCard = ({ story: { href, content }, number, corner }: HotspotCardProps) => {
  const { title, address, town } = content;
  const text = content.previewText || content.intro;
  return (
    <article className={base.card}>
      <div className={`${styles.where} spread ruled-thick`}>
        {number !== null && <span className={`numeral ${styles.number}`}>{number}</span>}
        <p className={`${styles.address} small-label anywhere`}>
          {address}
          {address && town && <br />}
          {town}
        </p>
      </div>
      <div className={styles.picture}>
        <CardPicture picture={content.image} words={title} shape="rowWide" corner={corner} />
      </div>
      <CardHeading level={3} href={href} title={title} />
      {text && <p className="above-2">{text}</p>}
    </article>
  );
};
