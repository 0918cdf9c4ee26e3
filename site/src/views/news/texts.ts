/** Texts of the news pages that the list of messages does not hold yet. */
export const texts = { heading: 'Alle artikels', news: 'het nieuws', href: '/nieuws' } as const;
