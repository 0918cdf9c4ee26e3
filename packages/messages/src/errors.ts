/**
 * Error and status pages. Texts marked fixed are required (docs/requirements.md, 5 and 8): change them there first.
 * `plain`: without the squid, for another brand.
 */
export const errors = {
  e404_title: 'Deze bladzijde is uitgescheurd',
  e404_text: 'We zochten in alle acht armen, maar vonden ze niet. Misschien is ze verhuisd.',
  e404_plain_text: 'We zochten overal, maar vonden ze niet. Misschien is ze verhuisd.',
  e404_day_text: 'Op die dag is er geen festival. Kies een van de negen.',
  e410_title: 'Deze bladzijde is weggehaald',
  e410_text: 'Wat hier stond, is voorbij. Het programma en de boekhandels zijn er nog.',
  e500_title: 'Er is inkt gemorst',
  e500_plain_title: 'Een drukfout van ons',
  e500_text: 'Er liep iets mis aan onze kant. Probeer het over een paar minuten opnieuw.',
  e503_title: 'Even geen nieuwe bladzijden',
  e503_text: 'We kunnen deze pagina nu niet ophalen. Over een minuut proberen we het zelf opnieuw.',
  e400_title: 'Dit adres klopt niet',
  e400_text: 'Er staat iets in dat we niet kunnen lezen. Begin opnieuw bij de startpagina.',
  e405_title: 'Zo gaat deze deur niet open',
  e405_text: 'Ga terug en gebruik de knop op de pagina.',
  e408_title: 'Dat duurde te lang',
  e408_text: 'We kregen niet alles binnen. Probeer het nog eens.',
  e413_title: 'Dit past niet door de brievenbus',
  e414_title: 'Dit adres is te lang',
  e429_title: 'Iets trager, graag',
  e429_text: 'Er kwamen veel vragen na elkaar. Wacht een halve minuut.',
  to_home: 'Naar de startpagina',
  to_search: 'Zoeken',
  to_programme: 'Naar het programma',
  retry: 'Probeer opnieuw',
  offline_title: 'Je bent offline',
  offline_text: 'Deze pagina staat nog niet op je toestel. Wat je al las, kun je wel openen.',
  offline_choice: 'Geen verbinding. Deze keuze kan nu niet: je ziet nog de vorige lijst.',
  offline_notice: 'Geen verbinding.',
  offline_notice_time: 'Geen verbinding. Bijgewerkt om {time}.',
  offline_notice_day: 'Geen verbinding. Bijgewerkt op {day} om {time}.',
  // fixed
  network_error: 'Network Error',
  timeout: 'De andere kant antwoordt niet op tijd.',
  // fixed
  request_failed: 'Request failed with status code',
} as const;
