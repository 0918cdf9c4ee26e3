/** Statuses of a programme item. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const states = {
  nieuw: 'Nieuw',
  laatste_plaatsen: 'Laatste plaatsen',
  uitverkocht: 'Uitverkocht',
  geannuleerd: 'Geannuleerd',
  ander_uur: 'Ander uur',
  ander_uur_detail: 'Was {previous}, is nu {current}',
  ander_podium: 'Ander podium',
  ander_podium_detail: 'Was {previous}, is nu {current}',
  weer_plaats: 'Weer plaats',
  nu_bezig: 'Nu bezig',
  voorbij: 'Voorbij',
  doorlopend: 'Doorlopend',
  uitgesteld: 'Uitgesteld',
  volzet: 'Volzet',
  nieuwe_datum: 'Nieuwe datum volgt',
} as const;
