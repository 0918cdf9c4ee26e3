export const share = {
  title: 'Deel deze pagina',
  facebook: 'Facebook',
  x: 'X',
  copy: 'Kopieer link',
  copied_toast: 'Je hebt de url gekopieerd', // fixed (requirements 5, 8)
  copied_button: 'Gekopieerd',
  copy_failed: 'Kopiëren lukt hier niet. Selecteer het adres bovenaan je browser.',
} as const;
