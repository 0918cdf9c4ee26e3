/** Newsletter. Texts marked fixed are part of the specification: change them there first. */
export const newsletter = {
  title: 'Post van de inktvis',
  intro: 'Eén brief per maand: nieuwe namen, leestips en tickets voor wie snel is.',
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
} as const;
