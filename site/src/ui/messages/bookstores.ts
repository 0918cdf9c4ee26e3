/** Bookshops. Texts marked fixed are part of the specification: change them there first. */
export const bookstores = {
  search_label: 'Zoek op gemeente of postcode',
  near_me: 'Gebruik mijn plaats',
  near_me_denied: 'Je plaats is niet gedeeld. Typ een gemeente of postcode.',
  unknown_place: 'Die gemeente of postcode kennen we niet.',
  sorted: 'Dichtst bij {place} eerst',
  distance: '{km} km',
  show_map: 'Toon de kaart',
  hide_map: 'Verberg de kaart',
  address: 'Adres',
  publishing_house: 'Uitgeverij in de kijker',
  opening_hours: 'Openingsuren',
  closed: 'gesloten',
  open_now: 'Nu open',
  closed_now: 'Nu gesloten',
  route: 'Plan je route',
} as const;
