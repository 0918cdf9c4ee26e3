/** Lists under a detail page. Texts marked fixed are part of the specification: change them there first. */
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
