import { defineBlock, f } from '../kit/index.ts';

export const dateStrip = defineBlock('date_strip', {
  label: 'Dagen',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    days: f.stories(['date_overview'], {
      label: 'Dagen',
      help: 'Leeg laten mag: dan staan alle dagen er.',
    }),
  },
});
