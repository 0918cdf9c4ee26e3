/** A programme item, on a card and in a row. */
export const item = {
  was: 'was',
  experience: 'Beleving',
  theme: 'Thema: {theme}',
  now: 'Nu',
  until: 'tot',
  since: 'sinds',
  every_day: 'elke dag',
} as const;
