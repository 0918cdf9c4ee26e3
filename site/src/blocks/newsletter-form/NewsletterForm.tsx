import { NewsletterFields } from '../../features/forms/NewsletterFields.tsx';
import { CutCorner } from '../../ui/CutCorner.tsx';
import { Ornament } from '../../ui/Ornament.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './NewsletterForm.module.css';

/** One address and a button. */
export const NewsletterForm = ({ block, place }: BlockProps<'newsletter_form'>) => (
  <>
    {!block.image && place.ornaments && <Ornament name="boven-potlood" className={styles.arm} />}
    <Wrap className={styles.layout}>
      <div className={styles.words}>
        <h2>{block.title}</h2>
        {block.text && <p className={styles.text}>{block.text}</p>}
        <NewsletterFields id={`nieuwsbrief-${block.id}`} />
      </div>
      {block.image && (
        <CutCorner size="xl">
          <ResponsiveImage
            picture={block.image}
            sizes="(min-width: 1400px) 514px, (min-width: 840px) 37vw, 92vw"
            ratio={3 / 2}
          />
        </CutCorner>
      )}
    </Wrap>
  </>
);
