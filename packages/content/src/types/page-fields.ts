import { body } from '../blocks/body.ts';
import { f } from '../kit/index.ts';

/** Fields that every page-like content type has (requirements 3, page-level fields). */
export const pageFields = {
  title: f.text({ label: 'Titel', required: true }),
  intro: f.textarea({ label: 'Inleiding' }),
  image: f.picture({ label: 'Beeld' }),
  preview_text: f.textarea({ label: 'Korte tekst', help: 'Voor kaarten en zoekresultaten.' }),
  page_color: f.colour({ label: 'Paginakleur' }),
  body: body(),
  seo: f.seo(),
} as const;

/** Fields that every overview has: its list comes from elsewhere. */
export const overviewFields = {
  title: f.text({ label: 'Titel', required: true }),
  intro: f.textarea({ label: 'Inleiding' }),
  page_color: f.colour({ label: 'Paginakleur' }),
  empty_text: f.text({ label: 'Tekst zonder resultaten' }),
  seo: f.seo(),
} as const;

/** The facts of access that a visitor plans by (requirements D10). */
export const ACCESS = {
  rolstoel: 'Rolstoel',
  ringleiding: 'Ringleiding',
  gebarentaal: 'Vlaamse Gebarentaal',
  prikkelarm: 'Prikkelarm',
} as const;

/** A place in the street. */
export const placeFields = {
  address: f.text({ label: 'Straat en nummer' }),
  postal_code: f.text({ label: 'Postcode' }),
  town: f.text({ label: 'Gemeente' }),
  latitude: f.number({ label: 'Breedtegraad' }),
  longitude: f.number({ label: 'Lengtegraad' }),
} as const;
