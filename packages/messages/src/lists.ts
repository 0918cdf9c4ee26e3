export const lists = {
  news_empty: 'We hebben geen nieuwsartikels gevonden.', // fixed (requirements 5, 8)
  hotspots_empty: 'We hebben geen hotspots gevonden.', // fixed (requirements 5, 8)
  bookstores_empty: 'We hebben geen bookshandels gevonden.', // fixed (requirements 5, 8)
  events_empty: 'We hebben geen evenementen kunnen vinden.', // fixed (requirements 5, 8)
  events_unavailable: 'De lijst is even niet bereikbaar. Kom straks terug.',
} as const;
