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
} as const;
