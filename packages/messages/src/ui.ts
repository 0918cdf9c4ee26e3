/** Share bar. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const share = {
  title: 'Deel deze pagina',
  facebook: 'Facebook',
  x: 'X',
  copy: 'Kopieer link',
  // fixed
  copied_toast: 'Je hebt de url gekopieerd',
  copied_button: 'Gekopieerd',
  copy_failed: 'Kopiëren lukt hier niet. Selecteer het adres bovenaan je browser.',
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

/** Lists that found nothing. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const lists = {
  // fixed
  news_empty: 'We hebben geen nieuwsartikels gevonden.',
  // fixed
  hotspots_empty: 'We hebben geen hotspots gevonden.',
  // fixed
  bookstores_empty: 'We hebben geen bookshandels gevonden.',
  // fixed
  events_empty: 'We hebben geen evenementen kunnen vinden.',
  events_unavailable: 'De lijst is even niet bereikbaar. Kom straks terug.',
  reading_time: '{n} minuten lezen',
} as const;

/** The row of pictures: the texts of its island. */
export const carousel = {
  label: 'Beelden',
  role: 'beeldenreeks',
  slide_role: 'dia',
  track: 'Alle beelden, naast elkaar',
  previous: 'Vorig beeld',
  next: 'Volgend beeld',
  count: '{n} van {total}',
  of: 'van',
  count_one: '1 beeld',
  count_many: '{n} beelden',
  play: 'Speel af',
  pause: 'Pauzeer',
} as const;
