import { defineBlock, f } from '../kit/index.ts';

export const form = defineBlock('form', {
  label: 'Formulier',
  preview: 'form',
  fields: {
    form: f.choice(
      { contact: 'Contact', groupPurchase: 'Groepstickets' },
      { label: 'Welk formulier', required: true },
    ),
  },
});
