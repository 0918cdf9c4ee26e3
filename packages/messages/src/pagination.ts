/** Pages of a list. Texts marked fixed are part of the specification: change them there first. */
export const pagination = {
  label: 'Pagina’s',
  page: 'Pagina {n}',
  previous_page: 'Vorige pagina',
  next_page: 'Volgende pagina',
} as const;
