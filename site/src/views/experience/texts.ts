/** Texts of an experience page that the list of messages does not hold yet. */
export const texts = {
  runningUntil: 'Begonnen om {start}, tot {end}.',
  runningSince: 'Begonnen om {start}.',
  doesNotHappen: 'Deze beleving gaat niet door.',
  didNotHappen: 'Deze beleving ging niet door.',
  otherTimeAndPlace: 'Ander uur, ander podium',
  soldOut: 'Aan de deur komen soms plaatsen vrij, een kwartier voor het begin.',
  lastPlaces: 'Wacht niet te lang: er zijn nog enkele plaatsen.',
  past: 'Dit was op {day}. De pagina blijft staan.',
  cancelledAt: '{weekday}, {time} uur: geannuleerd',
  alsoOn: 'Ook op',
  alsoOnMoment: 'Ook op {day}, {time} uur',
  allMoments: 'Alle momenten',
  toDay: 'Naar {day}',
  reserve: 'Reserveer',
} as const;
