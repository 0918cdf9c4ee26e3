/** Texts of the bookshop pages that the list of messages does not hold yet. */
export const texts = {
  heading: 'Alle boekhandels',
  countOne: '1 boekhandel',
  countMany: '{count} boekhandels',
  bookstores: 'de boekhandels',
  href: '/boekhandels',
  facts: 'Adres, uren en uitgeverij',
} as const;
