import { f } from '../kit/index.ts';
import { BODY_BLOCKS } from './body-blocks.ts';

/** Fields that every page-like content type has (requirements 3, page-level fields). */
export const pageFields = {
  title: f.text({ label: 'Titel', required: true }),
  intro: f.textarea({ label: 'Inleiding' }),
  image: f.picture({ label: 'Beeld' }),
  preview_text: f.textarea({ label: 'Korte tekst', help: 'Voor kaarten en zoekresultaten.' }),
  page_color: f.colour({ label: 'Paginakleur' }),
  body: f.body(BODY_BLOCKS, { label: 'Inhoud' }),
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

/** Accessibility facts that visitors plan by (requirements D10). */
export const ACCESS = {
  rolstoel: 'Rolstoel',
  ringleiding: 'Ringleiding',
  gebarentaal: 'Vlaamse Gebarentaal',
  prikkelarm: 'Prikkelarm',
} as const;

/** What somebody does at an experience (requirements 3, names). */
export const ROLES = {
  schrijver: 'schrijver',
  illustrator: 'illustrator',
  verteller: 'verteller',
  muzikant: 'muzikant',
  vertaler: 'vertaler',
  moderator: 'moderator',
} as const;

/** A street address with coordinates. */
export const placeFields = {
  address: f.text({ label: 'Straat en nummer' }),
  postal_code: f.text({ label: 'Postcode' }),
  town: f.text({ label: 'Gemeente' }),
  latitude: f.number({ label: 'Breedtegraad' }),
  longitude: f.number({ label: 'Lengtegraad' }),
} as const;

/** The book genres that have an icon (requirements 3), with their Dutch names. */
export const GENRES = {
  society: 'Samenleving',
  lifestyle: 'Lifestyle',
  thriller: 'Spannende boeken',
  literatureRomans: 'Literatuur & romans',
  strips: 'Strips',
  youngAdult: 'Young adult',
  kids: 'Kids',
  fantasy: 'Fantasy',
} as const;
