/** Editor preview. Texts marked fixed are part of the specification: change them there first. */
export const preview = {
  bar: 'Voorbeeld: je ziet de versie die nog niet gepubliceerd is.',
  leave: 'Sluit het voorbeeld',
  edit: 'Bewerk deze pagina',
  draft: 'Kladversie',
  block_unknown: 'Dit blok kennen we niet: {component}. Bezoekers zien het niet.',
  block_broken: 'Er ontbreekt iets in dit blok: {field}. Bezoekers zien het niet.',
  relation_missing: 'De verwijzing naar {slug} bestaat niet meer.',
  image_missing: 'Hier ontbreekt een beeld.',
  alt_missing: 'Dit beeld heeft nog geen beschrijving.',
  empty_body: 'Deze pagina heeft nog geen inhoud.',
  title_long: 'Deze titel is {n} tekens lang. Korter leest beter.',
} as const;
