/** The ribbon; apart from other texts, because the script of every page has them. */
export const ribbon = {
  save: 'Leg in je leeslint',
  saved: 'In je leeslint',
  elsewhere: 'Op {day} bewaard',
  save_too: 'Leg ook dit moment in je leeslint',
  saved_toast: 'In je leeslint gelegd',
  removed_toast: 'Uit je leeslint gehaald',
  undo: 'Zet terug',
  other_tab_toast: 'Je leeslint is bijgewerkt in een ander tabblad',
  not_kept: 'Je browser laat bewaren niet toe. Je lint werkt tot je dit tabblad sluit.',
  link: 'Mijn leeslint',
  link_count_one: '(1 beleving bewaard)',
  link_count_many: '({count} belevingen bewaard)',
} as const;

export const toast = {
  region_label: 'Meldingen',
  hotkey_hint: 'Druk op F8 om naar de melding te gaan',
  close: 'Sluit melding',
} as const;
