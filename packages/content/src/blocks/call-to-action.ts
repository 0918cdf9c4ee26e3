import { defineBlock, f } from '../kit/index.ts';

export const callToAction = defineBlock('call_to_action', {
  label: 'Oproep',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    text: f.textarea({ label: 'Tekst' }),
    links: f.blocks(['button'], { label: 'Knoppen' }),
  },
});
