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
