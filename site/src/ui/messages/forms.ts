/** Forms. Texts marked fixed are part of the specification: change them there first. */
export const forms = {
  required_hint: 'Velden met * vul je zeker in.',
  optional: '(mag leeg blijven)',
  // fixed
  label_required: '{label} is een verplicht veld',
  // fixed
  contact_first_name_required: 'Voornaam is een verplicht veld',
  // fixed
  contact_last_name_required: 'Achternaam is een verplicht veld',
  // fixed
  email_required: 'E-mailadres is een verplicht veld',
  // fixed
  message_required: 'Bericht is een verplicht veld',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mailadres',
  message: 'Bericht',
  organisation: 'Organisatie',
  street: 'Straat en nummer',
  postal: 'Postcode',
  city: 'Gemeente',
  vat: 'Btw-nummer',
  contact_name: 'Naam contactpersoon',
  contact_email: 'E-mailadres',
  tickets_amount: 'Aantal tickets',
  extra_info: 'Nog iets dat we moeten weten?',
  email_invalid: 'Dit lijkt geen e-mailadres. Controleer of er een @ en een punt in staan.',
  tickets_invalid: 'Vul een heel getal in, minstens 1.',
  too_long: 'Dit mag hoogstens {n} tekens lang zijn. Nu zijn het er {count}.',
  summary_title: 'Er is een probleem',
  summary_one: 'Kijk 1 veld na.',
  summary_many: 'Kijk {n} velden na.',
  title_error: 'Fout: {title}',
  submit_contact: 'Verstuur je bericht',
  submit_group: 'Verstuur je aanvraag',
  submit_newsletter: 'Schrijf me in',
  submitting: 'Bezig met versturen',
  retry: 'Probeer opnieuw',
  // fixed
  contact_success: 'Je bericht werd verzonden!',
  // fixed
  group_success: 'Je aanvraag werd verstuurd',
  newsletter_success: 'Kijk in je mailbox en bevestig je adres. Dan zijn we er.',
  failed: 'Versturen is niet gelukt. Probeer het straks opnieuw.',
  too_many: 'Je stuurde al veel berichten na elkaar. Wacht even en probeer opnieuw.',
  too_large: 'Je bericht is te groot om te versturen.',
  expired: 'Het formulier stond te lang open. Verstuur nog eens, alles is bewaard.',
  // fixed
  network_failure: 'Received an error: {error}.',
  // fixed
  not_ok: 'Received an error HTTP status code: {status text}.',
  honeypot_label: 'Laat dit veld leeg',
  file_choose: 'Kies een bestand',
  select_choose: 'Kies',
  contact_form: 'Contact',
  group_form: 'Groepstickets',
  email_placeholder: 'naam@voorbeeld.be',
} as const;
