import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './Quote.module.css';

export function Quote({ block }: BlockProps<'quote'>) {
  const { text, work, writerName, writerRole, writerImage } = block;
  const signed = writerImage || writerName || writerRole || work;
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p className={styles.text}>{text}</p>
      </blockquote>
      {signed && (
        <figcaption className="above-5">
          {writerImage && (
            <ResponsiveImage
              picture={writerImage}
              sizes="5rem"
              ratio="1:1"
              alt=""
              className={styles.portrait}
            />
          )}
          <span>
            {writerName && <b>{writerName}</b>}
            {writerRole && <span>{writerRole}</span>}
            {work && <cite>{work}</cite>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
