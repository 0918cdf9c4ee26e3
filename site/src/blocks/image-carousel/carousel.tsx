import type { Block } from '@inktvis/content';
import { carousel as messages } from '@inktvis/messages/carousel';
import { fill } from '@inktvis/messages/fill';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import type { Gathered } from '../entry.ts';
import { captionOf } from '../image/Image.tsx';
import styles from './Carousel.module.css';

/** Role and name of a slide (APG carousel). */
const naming = (n: number, total: number) => ({
  role: 'group',
  'aria-roledescription': messages.slide_role,
  'aria-label': fill(messages.count, { n, total }),
});

const Slides = ({ slides }: { readonly slides: readonly Block<'carousel_image'>[] }) =>
  slides.map(({ id, image, caption }, index) => {
    const words = captionOf(caption, image);
    return (
      <div key={id} className={styles.slide} {...naming(index + 1, slides.length)}>
        <figure>
          <CutCorner corner={index % 2 ? 'b' : 'a'} size="xl">
            <ResponsiveImage picture={image} sizes="(min-width: 904px) 690px, 75vw" ratio="3:2" />
          </CutCorner>
          {words && <figcaption className="note above-2">{words}</figcaption>}
        </figure>
      </div>
    );
  });

/** The name of the region: a page may have several carousels, so it includes the first picture. */
const labelOf = ([first]: Block<'image_carousel'>['images']): string =>
  [messages.label, first?.caption || first?.image.alt].filter(Boolean).join(': ');

export const prepareCarousel = ({ images, autoplay }: Block<'image_carousel'>): Gathered => ({
  show: () => ({
    kind: 'carousel',
    props: { label: labelOf(images), total: images.length, autoplay },
    content: <Slides slides={images} />,
  }),
});
