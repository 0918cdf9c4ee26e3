import type { Block } from '@inktvis/content';
import { carousel as messages } from '@inktvis/messages/carousel';
import { createElement } from 'react';
import type { Shown } from '../entry.ts';
import { Slides } from './Slides.tsx';

/** A page may hold several rows of pictures: each is told apart by how it begins. */
const labelOf = ([first]: Block<'image_carousel'>['images']): string =>
  [messages.label, first?.caption || first?.image.alt].filter(Boolean).join(': ');

/** The pictures stay what the server made of them; the browser only gets their number. */
export const prepareCarousel = ({ images, autoplay }: Block<'image_carousel'>): Shown => ({
  kind: 'carousel',
  props: { label: labelOf(images), total: images.length, autoplay },
  content: createElement(Slides, { slides: images }),
});
