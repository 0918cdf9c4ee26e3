import { GENRES } from '../genres.ts';
import { defineType, f } from '../kit/index.ts';
import { ACCESS, overviewFields } from './page-fields.ts';

export const location = defineType('location', {
  label: 'Locatie',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Naam', required: true }),
    hall: f.text({ label: 'Hal' }),
    capacity: f.number({ label: 'Aantal plaatsen' }),
    description: f.textarea({ label: 'Omschrijving' }),
    access: f.choices(ACCESS, {
      label: 'Toegankelijkheid',
      help: 'Enkel wat op deze plek altijd geldt, bij alles wat hier gebeurt.',
    }),
    access_notes: f.textarea({ label: 'Toegankelijkheid in woorden', help: 'Eén feit per regel.' }),
  },
});

export const type = defineType('type', {
  label: 'Type',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Naam', required: true }),
    plural: f.text({ label: 'Meervoud' }),
    intro: f.textarea({ label: 'Omschrijving' }),
  },
});

export const theme = defineType('theme', {
  label: 'Thema',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Naam', required: true }),
    // The warning of requirements 8.
    icon: f.choice(GENRES, { label: 'Icoon', unknown: "slug didn't match icon" }),
    intro: f.textarea({ label: 'Omschrijving' }),
    image: f.picture({ label: 'Beeld' }),
  },
});

export const dateOverview = defineType('date_overview', {
  label: 'Dag',
  preview: 'title',
  fields: {
    title: f.text({ label: 'Titel', required: true }),
    date: f.day({ label: 'Datum', required: true }),
    intro: f.textarea({ label: 'Inleiding' }),
    opens: f.text({ label: 'Open om' }),
    closes: f.text({ label: 'Dicht om' }),
    seo: f.seo(),
  },
});

export const defaultDateOverview = defineType('default_date_overview', {
  label: 'Programma',
  preview: 'title',
  fields: { ...overviewFields },
});
