import type { Block } from '@inktvis/content';
import type { ReactNode } from 'react';
import { Ornament } from '../../ui/images/Ornament.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import styles from './NewsletterLayout.module.css';

export type NewsletterLayoutProps = {
  readonly block: Block<'newsletter_form'>;
  readonly ornaments: boolean;
  readonly children?: ReactNode;
};

export const NewsletterLayout = ({ block, ornaments, children }: NewsletterLayoutProps) => (
  <div data-screen-only>
    {!block.image && ornaments && (
      <Ornament name="boven-potlood" className={`hidden-below-840 ${styles.arm}`} />
    )}
    <div className={block.image ? 'wrap duo' : 'wrap'}>
      <div className={`stack gap-5 ${styles.words}`}>
        <h2>{block.title}</h2>
        {block.text && <p className="lead">{block.text}</p>}
        {children}
      </div>
      {block.image && (
        <CutCorner size="xl">
          <ResponsiveImage
            picture={block.image}
            sizes="(min-width: 1400px) 514px, (min-width: 840px) 37vw, 92vw"
            ratio="3:2"
          />
        </CutCorner>
      )}
    </div>
  </div>
);
