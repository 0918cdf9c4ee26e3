/** Home page. */
export const home = {
  themes: 'Thema’s',
} as const;
