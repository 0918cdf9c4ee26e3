/** Texts of the tour that the list of messages does not hold yet. */
export const texts = { heading: 'Evenementen' } as const;
