/** Search. Texts marked fixed are part of the specification: change them there first. */
export const search = {
  title: 'Zoeken',
  label: 'Zoekterm',
  button: 'Zoek',
  // fixed
  required: 'Zoekterm is een verplicht veld',
  too_long: 'Gebruik hoogstens 200 tekens.',
  // fixed
  empty_title: 'Oeps...',
  // fixed
  empty_text: 'We hebben geen resultaten gevonden met deze zoekterm.',
  empty_help: 'Probeer een kortere term, of begin hier:',
  count_one: '1 resultaat voor “{term}”',
  count_many: '{count} resultaten voor “{term}”',
  suggestions: 'Suggesties',
  suggestions_count: '{count} suggesties, kies met de pijltjes',
  did_you_mean: 'Bedoelde je {term}?',
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
