import { defineBlock, f } from '../kit/index.ts';

export const richText = defineBlock('rich_text', {
  label: 'Tekst',
  fields: {
    text: f.richText({
      label: 'Tekst',
      required: true,
      blocks: ['quote', 'image', 'call_to_action', 'video', 'embed'],
    }),
  },
});
