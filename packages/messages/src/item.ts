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
  time_range: '{weekday}, {start} tot {end} uur',
  until_next_day: 'tot {end} uur de dag nadien',
  no_location: 'De zaal volgt',
  from_hour: 'vanaf {start}',
  no_end: 'vanaf {start} uur',
} as const;

export const states = {
  geannuleerd: 'Geannuleerd',
  ander_uur_detail: 'Was {previous}, is nu {current}',
  ander_podium_detail: 'Was {previous}, is nu {current}',
  nu_bezig: 'Nu bezig',
  voorbij: 'Voorbij',
  doorlopend: 'Doorlopend',
  uitgesteld: 'Uitgesteld',
  volzet: 'Volzet',
  nieuwe_datum: 'Nieuwe datum volgt',
} as const;
