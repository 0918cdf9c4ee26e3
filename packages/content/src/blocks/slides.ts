import { defineBlock, f } from '../kit/index.ts';

const delay = () =>
  f.number({ label: 'Duur in milliseconden', help: 'Leeg: 15 000, de gewone duur van een dia.' });

export const imageSlide = defineBlock('image_slide', {
  label: 'Dia met beeld',
  preview: 'caption',
  fields: {
    image: f.picture({ label: 'Beeld', required: true }),
    caption: f.text({ label: 'Bijschrift' }),
    delay_ms: delay(),
  },
});

export const textSlide = defineBlock('text_slide', {
  label: 'Dia met tekst',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Tekst', required: true }),
    sub: f.text({ label: 'Tweede regel' }),
    delay_ms: delay(),
  },
});
