import { defineType, f } from '../kit/index.ts';
import { ACCESS, pageFields } from './page-fields.ts';

/**
 * A 'beleving'. When and where it takes place is told by its programme items; its own dates serve experiences that
 * have none. The publishers a visitor sees are `publisher` followed by `publisher_custom`.
 */
export const experience = defineType('experience', {
  label: 'Beleving',
  preview: 'title',
  fields: {
    ...pageFields,
    theme: f.stories(['theme'], { label: 'Thema' }),
    type: f.story(['type'], { label: 'Type' }),
    location: f.story(['location'], { label: 'Locatie' }),
    date: f.day({ label: 'Datum' }),
    start_date: f.moment({ label: 'Begin' }),
    end_date: f.moment({ label: 'Einde' }),
    publisher: f.choicesFrom('uitgevers', { label: 'Uitgevers' }),
    publisher_custom: f.text({ label: 'Andere uitgever' }),
    age: f.text({ label: 'Leeftijd', help: 'Bijvoorbeeld 8+.' }),
    drop_in: f.flag({ label: 'Doorlopend', help: 'Binnenlopen wanneer je wil.' }),
    access: f.choices(ACCESS, {
      label: 'Toegankelijkheid',
      help: 'Wat bij elk moment geldt. Rolstoel en ringleiding van de zaal komen er vanzelf bij.',
    }),
    access_notes: f.textarea({ label: 'Toegankelijkheid in woorden', help: 'Eén feit per regel.' }),
  },
});

/** One time and place of an experience. Type and theme are copied from it, so that the service can filter on them. */
export const program = defineType('program', {
  label: 'Programma-item',
  order: ['start_date', 'end_date'],
  fields: {
    start_date: f.moment({ label: 'Begin', required: true }),
    end_date: f.moment({ label: 'Einde' }),
    experience: f.story(['experience'], { label: 'Beleving', required: true }),
    location: f.story(['location'], { label: 'Locatie' }),
    type: f.story(['type'], { label: 'Type' }),
    theme: f.stories(['theme'], { label: 'Thema' }),
    drop_in: f.flag({ label: 'Doorlopend' }),
    access: f.choices(ACCESS, { label: 'Toegankelijkheid', help: 'Wat er enkel op dit moment bij komt.' }),
    flags: f.choices(
      {
        nieuw: 'Nieuw',
        'laatste-plaatsen': 'Laatste plaatsen',
        uitverkocht: 'Uitverkocht',
        geannuleerd: 'Geannuleerd',
        'ander-uur': 'Ander uur',
        'ander-podium': 'Ander podium',
      },
      { label: 'Stand van zaken' },
    ),
    previous_start: f.moment({ label: 'Oorspronkelijk begin' }),
    previous_location: f.story(['location'], { label: 'Oorspronkelijke locatie' }),
    note: f.textarea({ label: 'Uitleg bij een wijziging' }),
  },
});
