import type { BodyNode } from '@inktvis/content';
import { messages } from '../../ui/messages.ts';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import styles from './Slides.module.css';

type SlidesProps = { readonly slides: readonly BodyNode[] };

function Slide({ slide }: { readonly slide: BodyNode }) {
  switch (slide.type) {
    case 'image_slide':
      return (
        <figure>
          <div className={styles.picture}>
            <ResponsiveImage picture={slide.image} sizes="(min-width: 1025px) 720px, 92vw" />
          </div>
          {slide.caption && <figcaption className={styles.caption}>{slide.caption}</figcaption>}
        </figure>
      );
    case 'text_slide':
      return (
        <div className={styles.text}>
          <p className={styles.title}>{slide.title}</p>
          {slide.sub && <p className={styles.sub}>{slide.sub}</p>}
        </div>
      );
    // Other kinds of slide render nothing (specification 2.3).
    default:
      return null;
  }
}

/** The slides one below the other; nothing when there are none. */
export function Slides({ slides }: SlidesProps) {
  const shown = slides.filter(({ type }) => type === 'image_slide' || type === 'text_slide');
  if (shown.length === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">{messages.carousel.label}</h2>
      <ol className={styles.slides}>
        {shown.map((slide) => (
          <li key={slide.id}>
            <Slide slide={slide} />
          </li>
        ))}
      </ol>
    </section>
  );
}
