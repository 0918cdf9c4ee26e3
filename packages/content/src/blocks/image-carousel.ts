import { defineBlock, f } from '../kit/index.ts';

export const imageCarousel = defineBlock('image_carousel', {
  label: 'Beeldenreeks',
  fields: {
    images: f.blocks(['carousel_image'], { label: 'Beelden', required: true }),
    autoplay: f.flag({ label: 'Loopt vanzelf door', help: 'Er staat dan altijd een pauzeknop bij.' }),
  },
});

export const carouselImage = defineBlock('carousel_image', {
  label: 'Beeld van een reeks',
  preview: 'caption',
  fields: {
    image: f.picture({ label: 'Beeld', required: true }),
    caption: f.textarea({ label: 'Bijschrift' }),
  },
});
