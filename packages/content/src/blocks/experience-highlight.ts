import { defineBlock, f } from '../kit/index.ts';

export const experienceHighlight = defineBlock('experience_highlight', {
  label: 'Uitgelichte belevingen',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    articles: f.stories(['experience'], { label: 'Belevingen', required: true }),
    cta: f.block(['button'], { label: 'Knop' }),
  },
});
