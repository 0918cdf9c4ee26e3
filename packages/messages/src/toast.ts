/** Toasts. Texts marked fixed are part of the specification: change them there first. */
export const toast = {
  region_label: 'Meldingen',
  hotkey_hint: 'Druk op F8 om naar de melding te gaan',
  close: 'Sluit melding',
} as const;
