/** Pages of a list. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const pagination = {
  label: 'Pagina’s',
  page: 'Pagina {n}',
  previous_page: 'Vorige pagina',
  next_page: 'Volgende pagina',
} as const;
