/** What changed for a visitor since they saved it, above the list of their own. */
export const myChanges = {
  list_title_one: '1 ding veranderd in je lint',
  list_title_many: '{count} dingen veranderd in je lint',
  list_done: 'Je bent weer mee',
  seen: 'Gezien',
  seen_label: 'Gezien: {title}',
  seen_status_none: 'Gezien. Je bent weer mee.',
  seen_status_one: 'Gezien. Nog 1 verandering.',
  seen_status_many: 'Gezien. Nog {count} veranderingen.',
  // After the title of the item.
  begins: 'begint om',
  begins_on: 'is nu op',
  ends: 'duurt tot',
  end_unknown: 'heeft geen vast einde meer',
  place: 'is in',
  off: 'gaat niet door',
  other_dates: 'Ook op {moments} uur.',
  on: 'gaat toch door',
  sold: 'is uitverkocht',
  last: 'heeft nog enkele plaatsen',
  back: 'heeft weer plaats',
} as const;
