/** Texts of the programme that the list of messages does not hold yet. */
export const texts = {
  was: 'was',
  theme: 'Thema: {theme}',
  now: 'Nu',
  until: 'tot',
  since: 'sinds',
  everyDay: 'elke dag',
  allMoments: 'Alle momenten',
  alsoOn: 'Ook op {day}, {time} uur',
  reserveShort: 'Reserveer',
  reserveRest: ' een plaats',
  toDay: 'Naar {day}',
  previousPage: 'Vorige pagina',
  nextPage: 'Volgende pagina',
} as const;
