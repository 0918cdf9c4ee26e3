/** Texts of the programme that the list of messages does not hold yet. */
export const texts = {
  was: 'was',
  experience: 'Beleving',
  theme: 'Thema: {theme}',
  now: 'Nu',
  until: 'tot',
  since: 'sinds',
  everyDay: 'elke dag',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
} as const;
