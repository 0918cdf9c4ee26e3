/** Toasts. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const toast = {
  region_label: 'Meldingen',
  hotkey_hint: 'Druk op F8 om naar de melding te gaan',
  close: 'Sluit melding',
} as const;
