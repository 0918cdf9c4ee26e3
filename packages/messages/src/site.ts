/** Frame of every page. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const site = {
  skip_to_content: 'Naar de inhoud',
  home_link: '{brand}, naar de startpagina',
  menu_open: 'Menu',
  menu_close: 'Sluit menu',
  menu_label: 'Hoofdmenu',
  top_menu_label: 'Over het festival',
  search_link: 'Zoeken',
  announcement_label: 'Aankondiging',
  announcement_close: 'Sluit de aankondiging',
  footer_label: 'Onderaan de pagina',
  follow_us: 'Volg ons',
  cookie_choice: 'Cookievoorkeuren',
} as const;

/** Home page. */
export const home = {
  themes: 'Thema’s',
  now: 'Nu',
  at: 'om',
  opens_soon: 'Straks',
  tomorrow: 'Morgen',
  now_count: '{running} bezig, daarna nog {later}',
  now_only: '{running} bezig',
  later_only: 'nog {later} vandaag',
  first_items: 'De eerste drie',
  still: 'nog',
  over: 'over',
  minutes: 'min',
  gone: '{gone} van {total} minuten voorbij',
  now_and_soon: 'Nu en straks',
  whole_day: 'Heel de dag',
  open_until: 'vandaag open tot {time}',
  kids_today: 'vandaag',
  kids_question: 'Hoe oud is je kind?',
  kids_age: 'Kind van {age} jaar: nog {count} vandaag',
  kids_one: '1 beleving',
  kids_many: '{count} belevingen',
  kids_left: 'nog {count}',
  was: 'is voorbij',
  next_tour: 'Op toer, {when} in {town}',
} as const;

/** The drawn card of a shared link. */
export const shareCard = {
  alt: 'Kaart van {brand}: {title}',
  news: 'Nieuws',
  bookstore: 'Boekhandel',
  hotspot: 'Hotspot in Kortrijk',
  tour: 'Op toer',
  tour_in: 'Op toer in {town}',
  hour: '{time} uur',
  festival: 'Boekenfestival',
  festival_in: 'Boekenfestival in {venue}',
} as const;
