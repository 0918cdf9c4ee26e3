import { defineBlock, f } from '../kit/index.ts';

export const accordion = defineBlock('accordion', {
  label: 'Accordeon',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', help: 'Staat boven de vragen; mag leeg blijven.' }),
    items: f.blocks(['accordion_item'], { label: 'Vragen', required: true }),
  },
});

export const accordionItem = defineBlock('accordion_item', {
  label: 'Vraag van een accordeon',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Vraag', required: true }),
    text: f.richText({ label: 'Antwoord', required: true }),
  },
});
