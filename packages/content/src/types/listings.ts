import { defineType, f } from '../kit/index.ts';
import { overviewFields, pageFields, placeFields } from './page-fields.ts';

const day = () => f.day({ label: 'Datum' });

export const newsArticle = defineType('news_article', {
  label: 'Nieuwsartikel',
  preview: 'title',
  fields: { ...pageFields, date: day() },
});

export const newsOverview = defineType('news_overview', {
  label: 'Nieuwsoverzicht',
  preview: 'title',
  fields: { ...overviewFields },
});

export const hotspotKortrijk = defineType('hotspot_kortrijk', {
  label: 'Hotspot in Kortrijk',
  preview: 'title',
  fields: {
    ...pageFields,
    ...placeFields,
    date: day(),
    coordinates_sure: f.flag({ label: 'Coördinaten zijn nauwkeurig' }),
    what_to_read: f.richText({ label: 'Wat lees je daar' }),
  },
});

export const hotspotKortrijkOverview = defineType('hotspot_kortrijk_overview', {
  label: 'Overzicht van hotspots',
  preview: 'title',
  fields: { ...overviewFields },
});

export const bookstore = defineType('bookstore', {
  label: 'Boekhandel',
  preview: 'title',
  fields: {
    ...pageFields,
    ...placeFields,
    date: day(),
    publishing_house: f.text({ label: 'Uitgeverij' }),
    opening_hours: f.blocks(['opening_hours'], { label: 'Openingsuren' }),
  },
});

export const bookstoreOverview = defineType('bookstore_overview', {
  label: 'Overzicht van boekhandels',
  preview: 'title',
  fields: { ...overviewFields },
});

export const uitEventsOverview = defineType('uit_events_overview', {
  label: 'Op toer',
  preview: 'title',
  fields: { ...overviewFields },
});

export const search = defineType('search', {
  label: 'Zoekpagina',
  preview: 'title',
  fields: { ...overviewFields },
});
