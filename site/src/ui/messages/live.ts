/** Live page. Texts marked fixed are part of the specification: change them there first. */
export const live = {
  // fixed
  title: 'Live – {brand}',
  // fixed
  description: '{brand} Live',
  // fixed
  heading: '{brand} in aantocht',
  clock_label: 'Het is nu {time}',
  upcoming: 'Straks op het programma',
  starts_in: 'over {n} minuten',
  starts_now: 'nu',
  starts_in_one: 'over 1 minuut',
  nothing_upcoming: 'Voor vandaag is alles begonnen.',
  before_one: 'Nog 1 keer slapen',
  before_many: 'Nog {n} dagen',
  between: 'Tot morgen om 10.00 uur',
  after_title: 'Dank je wel',
  after_text: 'De laatste bladzijde is om. Tot volgend jaar.',
  updated_at: 'Bijgewerkt om {time}',
  offline: 'Geen verbinding. We tonen wat we weten.',
  pause: 'Pauzeer de beelden',
  play: 'Speel de beelden af',
  slide_of: '{n} van {total}',
  progress_label: 'Tijd tot het volgende beeld',
  qr_text: 'Het hele programma op je telefoon',
  signing_title: 'Wie signeert vandaag?',
  wake_lock_refused: 'Dit scherm kan in slaap vallen. Pas de instelling van het toestel aan.',
  watch_title: 'Schermen in de hal',
  watch_none: 'Nog geen enkel scherm heeft zich gemeld.',
  watch_row: '{name}: gemeld om {time}, gegevens van {age} minuten oud',
} as const;
