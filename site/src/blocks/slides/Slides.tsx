import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './Slide.module.css';

/** A slide of the Live page: 1080 wide, ratio 0.5625, the whole picture (requirements 2.3). */
export const ImageSlide = ({ block }: BlockProps<'image_slide'>) => (
  <figure>
    <ResponsiveImage
      picture={block.image}
      sizes="(min-width: 904px) 840px, 100vw"
      className={styles.picture}
    />
    {block.caption && <figcaption className="bold above-3">{block.caption}</figcaption>}
  </figure>
);

/** A slide of the Live page that only says something. */
export const TextSlide = ({ block }: BlockProps<'text_slide'>) => (
  <div className={styles.text} data-surface="ochre">
    <p>{block.title}</p>
    {block.sub && <p className="step-1 bold">{block.sub}</p>}
  </div>
);
