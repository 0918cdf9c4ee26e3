export const ui = {
  breadcrumb_home: 'Home',
  breadcrumb_label: 'Kruimelpad',
  external_link: 'opent een andere site',
  new_window: 'opent in een nieuw venster',
  back_to: 'Terug naar {title}',
  back_default: 'Terug naar het programma',
  submitting: 'Bezig met versturen',
} as const;

export const pagination = {
  label: 'Pagina’s',
  page: 'Pagina {n}',
  previous_page: 'Vorige pagina',
  next_page: 'Volgende pagina',
} as const;

export const related = {
  experiences: 'Ontdek meer belevingen', // fixed (requirements 5, 8)
  news: 'Meer nieuws', // fixed (requirements 5, 8)
  hotspots: 'Meer hotspots in Kortrijk', // fixed (requirements 5, 8)
  bookstores: 'Nog boekhandels', // fixed (requirements 5, 8)
  all_experiences: 'Heel het programma',
  all_news: 'Alle nieuws',
  all_hotspots: 'Alle hotspots',
  all_bookstores: 'Alle boekhandels',
} as const;
