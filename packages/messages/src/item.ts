/** A programme item, on a card and in a row. */
export const item = {
  was: 'was',
  experience: 'Beleving',
  theme: 'Thema: {theme}',
  now: 'Nu',
  until: 'tot',
  since: 'sinds',
  every_day: 'elke dag',
  from_age: 'vanaf {from} jaar',
  between_ages: '{from} tot {to} jaar',
  exact_age: '{age} jaar',
} as const;
