import { defineBlock, f } from '../kit/index.ts';

export const programGrid = defineBlock('program_grid', {
  label: 'Belevingen in rijen',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    experiences: f.stories(['experience'], { label: 'Belevingen', required: true }),
    cta: f.block(['button'], { label: 'Knop' }),
  },
});
