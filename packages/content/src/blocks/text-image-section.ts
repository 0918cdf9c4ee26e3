import { defineBlock, f } from '../kit/index.ts';

export const textImageSection = defineBlock('text_image_section', {
  label: 'Tekst met beeld',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    description: f.textarea({ label: 'Tekst' }),
    links: f.blocks(['button'], { label: 'Knoppen' }),
    image: f.picture({ label: 'Beeld', required: true }),
    large: f.flag({ label: 'Groot beeld' }),
    reverse: f.flag({ label: 'Beeld links' }),
  },
});
