import { FORMS, type FormName, type Kind } from '@inktvis/forms';

/** The background (requirements D11): organisers white, a sender paper, the newsletter ochre. */
type Surface = 'white' | 'paper' | 'ochre';

/** A mail and its Dutch texts. `{…}` is filled in; the labels of fields come from the forms. */
export type Template = {
  readonly surface: Surface;
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The label, and a path of the site; the label alone leads to the page that confirms, or to a reply. */
  readonly button?: string | readonly [label: string, path: string];
  readonly outro?: string;
  readonly unsubscribe?: string;
  /** With whose submission it is sent; the others follow a confirmation, or mails that were given up. */
  readonly form?: FormName;
  readonly to: 'organisers' | 'visitor' | 'operators';
  readonly label: string;
};

/** How long the site stores what visitors send (docs/privacy.md), as the mails say it: see `outro`. */
export const RETENTION = { requestsMonths: 18, unconfirmedDays: 14 } as const;

export const FOOTER = '{brand}, Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk';
export const BUTTON_FAILS = 'Werkt de knop niet? Kopieer dan dit adres:';

const ORGANISERS = { to: 'organisers', surface: 'white', label: 'aan ons' } as const;
const SENDER = { to: 'visitor', surface: 'paper' } as const;
const READER = { to: 'visitor', surface: 'ochre' } as const;

const templates = {
  'contact-organiser': {
    ...ORGANISERS,
    form: 'contact',
    subject: 'Bericht via de site, nummer {reference}',
    preheader: 'Iemand vulde het contactformulier in.',
    heading: 'Een nieuw bericht',
    paragraphs: [
      'Dit kwam binnen op {datetime}. Antwoord gewoon op deze mail, dan gaat je antwoord naar de afzender.',
    ],
    button: 'Antwoord de afzender',
    outro: 'We bewaren dit bericht achttien maanden.',
  },
  'contact-sender': {
    ...SENDER,
    form: 'contact',
    label: 'aan de afzender',
    subject: 'Je bericht is goed aangekomen',
    preheader: 'We antwoorden binnen drie werkdagen.',
    heading: 'We hebben je bericht',
    paragraphs: [
      'Dank je om te schrijven. Iemand van ons leest het vandaag of morgen en antwoordt binnen drie werkdagen.',
      'Tijdens het festival kan het iets langer duren. Dan hebben we de handen vol boeken.',
      'Je nummer is {reference}. Je hebt het alleen nodig als je nog eens over hetzelfde schrijft.',
    ],
    button: ['Bekijk het programma', '/programma'],
    outro:
      'Schreef jij dit bericht niet? Dan typte iemand per vergissing jouw adres. Je hoeft niets te doen.',
  },
  'group-organiser': {
    ...ORGANISERS,
    form: 'group-purchase',
    subject: 'Aanvraag voor {ticketsAmount} groepstickets, nummer {reference}',
    preheader: 'Iemand wil met een groep komen.',
    heading: 'Een groep op komst',
    paragraphs: [
      'Deze aanvraag kwam binnen op {datetime}. Stuur binnen drie werkdagen een voorstel. Antwoorden op deze mail gaat naar de contactpersoon.',
    ],
    button: 'Antwoord de aanvrager',
    outro: 'Staat er “geen” bij het btw-nummer, maak dan een ontvangstbewijs in plaats van een factuur.',
  },
  'group-sender': {
    ...SENDER,
    form: 'group-purchase',
    label: 'aan de contactpersoon',
    subject: 'Je aanvraag voor groepstickets is goed aangekomen',
    preheader: 'Binnen drie werkdagen krijg je een voorstel.',
    heading: 'We tellen de stoelen al',
    paragraphs: [
      'Je aanvraag staat genoteerd. Binnen drie werkdagen sturen we een voorstel met een prijs en een plan voor jullie dag.',
      'Je zit nog nergens aan vast. Wordt de groep groter of kleiner, antwoord dan op ons voorstel. Dat kan tot drie dagen voor jullie bezoek.',
      'Je nummer is {reference}.',
    ],
    button: ['Plan je route', '/bereikbaarheid'],
    outro: 'Vroeg jij geen tickets aan? Dan typte iemand per vergissing jouw adres. Je hoeft niets te doen.',
  },
  'newsletter-confirm': {
    ...READER,
    form: 'subscribe',
    label: 'vraag om te bevestigen',
    subject: 'Bevestig je adres voor de post van {brand}',
    preheader: 'Eén druk op de knop en je staat op de lijst.',
    heading: 'Ben jij het?',
    paragraphs: [
      'Iemand, waarschijnlijk jij, vroeg om onze maandelijkse brief op dit adres te krijgen.',
      'Druk op de knop om dat te bevestigen. De link werkt zeven dagen, en één keer.',
    ],
    button: 'Bevestig mijn adres',
    outro: 'Was jij het niet? Doe dan niets. Na veertien dagen vergeten we dit adres.',
  },
  'newsletter-welcome': {
    ...READER,
    label: 'welkom op de lijst',
    subject: 'Welkom, lezer',
    preheader: 'De eerste brief komt er binnenkort aan.',
    heading: 'Fijn dat je er bent',
    paragraphs: [
      'Eén keer per maand krijg je post: nieuwe namen, een leestip die je niet zag aankomen en tickets voor wie snel is.',
      'Tot de volgende brief kun je alvast dit doen: ga zitten, neem het dunste boek van je stapel en lees de eerste zin hardop.',
    ],
    button: ['Kijk wat er komt', '/programma'],
    outro: 'Genoeg post? Onderaan elke brief staat een link om je uit te schrijven. Eén klik, geen vragen.',
    unsubscribe: 'Schrijf me uit',
  },
  'alert-dead': {
    to: 'operators',
    label: 'aan de beheerders',
    surface: 'white',
    subject: '{mails} van de site van {brand} niet verstuurd',
    preheader: 'De site probeert het niet meer uit zichzelf.',
    heading: 'Mails die niet weg raken',
    paragraphs: [
      'De site kreeg {mails} niet verstuurd en probeert het niet meer. Wat de bezoekers schreven, is niet weg.',
      'npm run inbox -- dead zegt welke en waarom. Herstel de oorzaak, en stuur ze dan met npm run inbox -- retry --alles.',
    ],
  },
} as const satisfies Readonly<Record<string, Template>>;

export type TemplateName = keyof typeof templates;

export const TEMPLATES: Readonly<Record<TemplateName, Template>> = templates;

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name);

export const TEMPLATE_NAMES: readonly TemplateName[] = Object.keys(TEMPLATES).filter(isTemplate);

/** `isMuted`: only those that do not go to its sender. */
export const mailsFor = (kind: Kind, { isMuted }: { readonly isMuted: boolean }): readonly TemplateName[] =>
  TEMPLATE_NAMES.filter((name) => {
    const { form, to } = TEMPLATES[name];
    return form !== undefined && FORMS[form].kind === kind && !(isMuted && to === 'visitor');
  });
