import { defineBlock, f } from '../kit/index.ts';

export const quote = defineBlock('quote', {
  label: 'Citaat',
  preview: 'text',
  fields: {
    text: f.textarea({ label: 'Citaat', required: true }),
    work: f.text({ label: 'Werk', help: 'Titel en jaar van de bron.' }),
    writer_name: f.text({ label: 'Naam' }),
    writer_role: f.text({ label: 'Rol' }),
    writer_image: f.picture({ label: 'Portret' }),
    should_float: f.flag({ label: 'Zweeft naast de tekst' }),
  },
});
