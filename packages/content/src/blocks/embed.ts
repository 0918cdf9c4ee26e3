import { defineBlock, f } from '../kit/index.ts';

export const embed = defineBlock('embed', {
  label: 'Insluiting',
  preview: 'description',
  fields: {
    embed_code: f.textarea({
      label: 'Insluitcode',
      required: true,
      help: 'Een <iframe> van een toegelaten dienst. Ze laadt pas na een klik van de bezoeker.',
    }),
    description: f.textarea({ label: 'Uitleg', help: 'Wat er te zien is, en van wie het komt.' }),
  },
});
