import type { Block } from '@inktvis/content';
import { createElement } from 'react';
import type { Shown } from '../entry.ts';
import { Slides } from './Slides.tsx';

/** The pictures stay what the server made of them; the browser only gets their number. */
export const prepareCarousel = ({ images, autoplay }: Block<'image_carousel'>): Shown => ({
  kind: 'carousel',
  props: { total: images.length, autoplay },
  content: createElement(Slides, { slides: images }),
});
