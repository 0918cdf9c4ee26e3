import type { BlockProps } from '../entry.ts';
import styles from './Slide.module.css';

/** A slide of the Live page that only says something. */
export const TextSlide = ({ block }: BlockProps<'text_slide'>) => (
  <div className={styles.text} data-surface="ochre">
    <p>{block.title}</p>
    {block.sub && <p className={styles.sub}>{block.sub}</p>}
  </div>
);
