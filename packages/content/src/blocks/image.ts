import { defineBlock, f } from '../kit/index.ts';

export const image = defineBlock('image', {
  label: 'Beeld',
  preview: 'caption',
  fields: {
    image: f.picture({ label: 'Beeld', required: true }),
    caption: f.textarea({ label: 'Bijschrift' }),
    should_float: f.flag({ label: 'Zweeft naast de tekst' }),
  },
});
