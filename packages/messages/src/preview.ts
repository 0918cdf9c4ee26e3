/** What an editor reads who looks at what is not published. */
export const preview = {
  name: 'Voorbeeldweergave',
  not_published: 'Niet gepubliceerd. Alleen jij ziet deze versie.',
  shown_at: 'Bekijk als op',
  show: 'Toon',
  leave: 'Stop de voorbeeldweergave',
} as const;
