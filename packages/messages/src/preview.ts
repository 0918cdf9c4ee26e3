export const preview = {
  name: 'Voorbeeldweergave',
  not_published: 'Niet gepubliceerd. Alleen jij ziet deze versie.',
  shown_at: 'Bekijk als op',
  show: 'Toon',
  leave: 'Stop de voorbeeldweergave',
  release: 'Release {id}',
  release_text: 'Zo ziet de site eruit als deze release is gepubliceerd.',
  to_current: 'Terug naar de huidige inhoud',
  problems: 'Niet getoond:',
  more_problems: 'en nog {count}',
  no_page: {
    title: 'Dit verhaal heeft geen pagina',
    program:
      'Dit moment heeft nog geen beleving. Kies er een: dan staat het op de pagina van die beleving en in het programma.',
    folder: 'Dit is een map: ze heeft zelf geen inhoud. Open een verhaal in de map.',
    other:
      'Geen pagina van de site toont dit verhaal. Het verschijnt waar een ander verhaal ernaar verwijst.',
    restricted:
      'Deze release is afgeschermd: het voorbeeld mag haar niet lezen. Vraag wie de ruimte beheert om haar open te zetten.',
    not_in_release: 'Dit verhaal staat niet in deze release, of de release bestaat niet meer.',
    restricted_title: 'Deze release is afgeschermd',
  },
} as const;
