/** Newsletter. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first. */
export const newsletter = {
  confirm_title: 'Nog één druk op de knop',
  confirm_text: 'Bevestig dat je de brief van {brand} wil krijgen.',
  confirm_button: 'Ja, stuur mij post',
  confirmed_title: 'Je staat op de lijst',
  confirmed_text: 'De volgende brief is voor jou. Je kunt je altijd uitschrijven.',
  expired_title: 'Deze link is verlopen',
  expired_text: 'Schrijf je opnieuw in, dan sturen we een nieuwe.',
  unsubscribe_title: 'Geen post meer?',
  unsubscribe_button: 'Schrijf me uit',
  unsubscribed_title: 'Je bent uitgeschreven',
  unsubscribed_text: 'Je krijgt geen brieven meer. Je mag altijd terugkomen.',
  confirm_page: 'Inschrijving bevestigen',
  unsubscribe_page: 'Uitschrijven',
  unsubscribe_text: 'Eén druk op de knop en de brieven van {brand} stoppen.',
  unknown_title: 'Deze link werkt niet meer',
  unknown_unsubscribe: 'Krijg je nog brieven? Schrijf ons, dan halen we je van de lijst.',
  unavailable_title: 'Dat lukt nu even niet',
  unavailable_text:
    'Er liep iets mis aan onze kant. Probeer het over een paar minuten opnieuw, de link blijft geldig.',
  to_form: 'Naar de nieuwsbrief',
  to_contact: 'Schrijf ons',
} as const;
