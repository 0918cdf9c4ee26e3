import { defineType, f } from '../kit/index.ts';
import { pageFields } from './page-fields.ts';

export const page = defineType('page', {
  label: 'Pagina',
  preview: 'title',
  fields: { ...pageFields, share_bar: f.flag({ label: 'Deelknoppen onderaan' }) },
});

export const contact = defineType('contact', {
  label: 'Contactpagina',
  preview: 'title',
  fields: { ...pageFields, share_bar: f.flag({ label: 'Deelknoppen onderaan' }) },
});

export const home = defineType('home', {
  label: 'Startpagina',
  preview: 'title',
  fields: {
    ...pageFields,
    start_date: f.day({ label: 'Eerste dag van het festival' }),
    end_date: f.day({ label: 'Laatste dag van het festival', help: 'Leeg: het festival duurt één dag.' }),
    dates_text: f.text({ label: 'Data in woorden' }),
    venue: f.text({ label: 'Plaats' }),
    buttons: f.blocks(['button'], { label: 'Knoppen' }),
  },
});
