/** Filters of the lists. Texts marked fixed are part of the specification: change them there first. */
export const filters = {
  legend: 'Verfijn',
  theme: 'Thema',
  type: 'Type',
  location: 'Locatie',
  date: 'Dag',
  all_locations: 'Alle locaties',
  apply: 'Toon belevingen',
  active: 'Gekozen filters',
  remove: 'Verwijder filter {label}',
  show_checkbox: 'Toon {label}',
  no_results_value: 'geen belevingen',
  hint_live: 'De lijst past zich aan terwijl je kiest.',
  tags_label: 'Wat zoek je?',
  tag_voorleessessie: 'Voorleessessie',
  tag_voorstelling: 'Voorstelling',
  tag_signeersessie: 'Signeersessie',
} as const;
