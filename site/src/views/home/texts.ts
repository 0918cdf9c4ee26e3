/** Texts of the home page that the list of messages does not hold yet. */
export const texts = { themes: 'Thema’s' } as const;
