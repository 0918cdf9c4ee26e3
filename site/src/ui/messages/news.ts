/** News. */
export const news = {
  heading: 'Alle artikels',
  back_title: 'het nieuws',
} as const;
