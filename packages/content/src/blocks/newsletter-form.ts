import { defineBlock, f } from '../kit/index.ts';

export const newsletterForm = defineBlock('newsletter_form', {
  label: 'Nieuwsbrief',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    text: f.textarea({ label: 'Tekst' }),
    image: f.picture({ label: 'Beeld' }),
  },
});
