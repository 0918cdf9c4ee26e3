import type { Block } from '@inktvis/content';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { CutCorner } from '../../ui/CutCorner.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { captionOf } from '../image/Image.tsx';
import styles from './Carousel.module.css';

type SlidesProps = { readonly slides: readonly Block<'carousel_image'>[] };

/** A slide says that it is one, and which (APG carousel). */
const naming = (n: number, total: number) => ({
  role: 'group',
  'aria-roledescription': messages.carousel.slide_role,
  'aria-label': fill(messages.carousel.count, { n, total }),
});

/** The pictures of a carousel; the bite walks from corner to corner. */
export const Slides = ({ slides }: SlidesProps) =>
  slides.map(({ id, image, caption }, index) => {
    const words = captionOf(caption, image);
    return (
      <div key={id} className={styles.slide} data-slide="" {...naming(index + 1, slides.length)}>
        <figure>
          <CutCorner corner={index % 2 ? 'b' : 'a'} size="xl">
            <ResponsiveImage picture={image} sizes="(min-width: 904px) 690px, 75vw" ratio={3 / 2} />
          </CutCorner>
          {words && <figcaption>{words}</figcaption>}
        </figure>
      </div>
    );
  });
