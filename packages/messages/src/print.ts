/** The programme on paper. */
export const print = {
  title: 'Op papier',
  hint: 'Print met Ctrl+P',
  hint_mac: 'op een Mac met ⌘P',
  print: 'Print alles',
  back: 'Terug naar de lijst',
  part: 'Dit is deel {n} van {total}. Print elk deel.',
  doors: 'deuren open van {opens} tot {closes} uur',
  filtered: 'Gefilterd op {filters}.',
  newest: 'Nieuwste versie:',
  state: 'Stand van {day}, {time} uur.',
  changes: 'Veranderingen hangen aan de infobalie.',
  qr: 'QR-code van {address}',
} as const;
