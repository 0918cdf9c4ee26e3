/** Editor preview. Texts marked fixed are part of the specification: change them there first. */
export const preview = {
  bar: 'Voorbeeld: je ziet de versie die nog niet gepubliceerd is.',
  leave: 'Sluit het voorbeeld',
  edit: 'Bewerk deze pagina',
  draft: 'Kladversie',
} as const;
