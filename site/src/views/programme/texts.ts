/** Texts of the programme pages that the list of messages does not hold yet. */
export const texts = { heading: 'Belevingen' } as const;
