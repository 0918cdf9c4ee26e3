export const print = {
  newest: 'Nieuwste versie:',
  state: 'Stand van {day}, {time} uur.',
  changes: 'Veranderingen hangen aan de infobalie.',
  rest: 'Hier ontbreken de laatste {count} van {total} belevingen.',
  rest_help: 'Herlaad de pagina, of druk de volgende pagina’s apart af.',
} as const;

/** Only the server uses these. */
export const paper = {
  back: 'Terug naar de lijst',
  doors: 'deuren open van {opens} tot {closes} uur',
  filtered: 'Gefilterd op {filters}.',
  qr: 'QR-code van {address}',
} as const;
