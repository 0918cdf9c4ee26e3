/** Texts of the search page that the list of messages does not hold yet. */
export const texts = {
  heading: 'Resultaten',
  programme: 'Het programma',
  bookstores: 'Boekhandels',
  news: 'Nieuws',
} as const;
