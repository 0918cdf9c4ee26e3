/** Controls and links. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const ui = {
  breadcrumb_home: 'Home',
  breadcrumb_label: 'Kruimelpad',
  external_link: 'opent een andere site',
  new_window: 'opent in een nieuw venster',
  back_to: 'Terug naar {title}',
  back_default: 'Terug naar het programma',
  submitting: 'Bezig met versturen',
} as const;

/** Pages of a list. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const pagination = {
  label: 'Pagina’s',
  page: 'Pagina {n}',
  previous_page: 'Vorige pagina',
  next_page: 'Volgende pagina',
} as const;

/** Lists under a detail page. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const related = {
  // fixed
  experiences: 'Ontdek meer belevingen',
  // fixed
  news: 'Meer nieuws',
  // fixed
  hotspots: 'Meer hotspots in Kortrijk',
  // fixed
  bookstores: 'Nog boekhandels',
  all_experiences: 'Heel het programma',
  all_news: 'Alle nieuws',
  all_hotspots: 'Alle hotspots',
  all_bookstores: 'Alle boekhandels',
} as const;
