/** Pages of a list. Texts marked fixed are part of the specification: change them there first. */
export const pagination = {
  label: 'Pagina’s',
  previous: 'Vorige',
  next: 'Volgende',
  page: 'Pagina {n}',
  of: 'pagina {n} van {total}',
  previous_page: 'Vorige pagina',
  next_page: 'Volgende pagina',
} as const;
