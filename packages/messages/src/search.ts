/** Search. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const search = {
  label: 'Zoekterm',
  button: 'Zoek',
  hint: 'Typ minstens twee letters.',
  hint_keys: 'Kies met de pijltjes, open met Enter.',
  // fixed
  required: 'Zoekterm is een verplicht veld',
  too_long: 'Gebruik hoogstens 200 tekens.',
  problem: 'Er is een probleem',
  // fixed
  empty_title: 'Oeps...',
  // fixed
  empty_text: 'We hebben geen resultaten gevonden met deze zoekterm.',
  empty_help: 'Probeer een kortere term, of begin hier:',
  count_none: 'Geen resultaten voor “{term}”',
  count_one: '1 resultaat voor “{term}”',
  count_many: '{count} resultaten voor “{term}”',
  range: '{from} tot {until}',
  suggestions: 'Suggesties',
  suggestions_none: 'Geen suggesties',
  suggestions_one: '1 suggestie, kies met de pijltjes',
  suggestions_count: '{count} suggesties, kies met de pijltjes',
  search_for: 'Zoek naar “{term}”',
  everything: 'Alles',
  did_you_mean: 'Bedoelde je {term}?',
  /** After it: for what nothing was found. */
  nothing_for: 'Voor “{term}” vonden we niets.',
  best: 'Beste treffer',
  /** Words that something is found by, besides its own. */
  weekend: 'weekend',
  today: 'vandaag',
  tomorrow: 'morgen',
  accessible: 'toegankelijk',
  /** When something begins. */
  moment: '{day}, {time} uur',
  kind_experience: 'Beleving',
  kind_news: 'Nieuws',
  kind_hotspot: 'Hotspot',
  kind_bookstore: 'Boekhandel',
  kind_page: 'Pagina',
  kind_tour: 'Op toer',
  kind_day: 'Dag',
  heading: 'Resultaten',
  to_programme: 'Het programma',
  to_bookstores: 'Boekhandels',
  to_news: 'Nieuws',
} as const;
