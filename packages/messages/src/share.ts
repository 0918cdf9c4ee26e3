/** Share bar. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const share = {
  title: 'Deel deze pagina',
  facebook: 'Facebook',
  x: 'X',
  copy: 'Kopieer link',
  // fixed
  copied_toast: 'Je hebt de url gekopieerd',
  copied_button: 'Gekopieerd',
  copy_failed: 'Kopiëren lukt hier niet. Selecteer het adres bovenaan je browser.',
} as const;
