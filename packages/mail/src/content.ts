import { FORMS, recordOf, referenceOf } from '@inktvis/forms';
import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { isAddress, oneLine } from './clean.ts';
import {
  ALERT_DEAD,
  ALERT_OUTAGE,
  FOOTER,
  NEWSLETTER_CONFIRM,
  NEWSLETTER_WELCOME,
  ORGANISER_CONTACT,
  ORGANISER_GROUP,
  SENDER_CONTACT,
  SENDER_GROUP,
} from './texts.ts';
import type { MailJob, MailSite } from './types.ts';

export type MailButton = {
  readonly label: string;
  readonly href: string;
  /** The address as text, for when the button does not work. */
  readonly spelled?: string;
};

/** What a mail says, before it is written as HTML and as text. */
export type MailContent = {
  /** The background by kind of mail (requirements D11): organisers white, a sender paper, the newsletter ochre. */
  readonly surface: 'white' | 'paper' | 'ochre';
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What the visitor filled in, one line each. */
  readonly fields?: readonly (readonly [label: string, value: string])[];
  /** What the visitor wrote, in lines of its own. */
  readonly quotes?: readonly { readonly label: string; readonly text: string }[];
  readonly button?: MailButton | undefined;
  readonly outro?: string;
  readonly unsubscribe?: { readonly label: string; readonly href: string };
  readonly footer: string;
};

/** Values of the site that are filled in, never the visitor's. */
type SiteValues = Readonly<Record<string, string>>;

/** Fills the `{…}` of a text in one pass, so that a value that looks like a placeholder stays as it is. */
const fill = (text: string, values: SiteValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** How long the site stores data, unless its settings say otherwise. */
const DEFAULT_RETENTION = { requestsMonths: 18, unconfirmedDays: 14 };
/** Longer values are cut; the bounds of the forms are narrower. */
const MAX_FIELD_LENGTH = 500;

const NUMERALS: Readonly<Record<number, string>> = {
  1: 'één',
  2: 'twee',
  3: 'drie',
  6: 'zes',
  7: 'zeven',
  12: 'twaalf',
  14: 'veertien',
  18: 'achttien',
  24: 'vierentwintig',
};

/** `achttien maanden` */
const duration = (count: number, one: string, more: string): string =>
  `${NUMERALS[count] ?? count} ${count === 1 ? one : more}`;

/** Address of the site, without a slash at the end. */
export const siteOf = ({ siteUrl }: MailSite): string => siteUrl.replace(/\/+$/, '');

const ORGANISER_MAILS = {
  'contact-organiser': { form: FORMS.contact, texts: ORGANISER_CONTACT },
  'group-organiser': { form: FORMS['group-purchase'], texts: ORGANISER_GROUP },
} as const;
type OrganiserTemplate = keyof typeof ORGANISER_MAILS;

const isToOrganisers = (template: MailJob['template']): template is OrganiserTemplate =>
  Object.hasOwn(ORGANISER_MAILS, template);

/** Reply-To of a mail to the organisers: the address that the visitor gave, if it is one. */
export function replyToOf({ template, data }: MailJob): string | undefined {
  if (!isToOrganisers(template)) return undefined;
  const address = String(data[ORGANISER_MAILS[template].form.emailField] ?? '').trim();
  return isAddress(address) ? address : undefined;
}

function replyButton(job: MailJob, label: string, subject: string): MailButton | undefined {
  const address = replyToOf(job);
  if (!address) return undefined;
  // The at sign may stay; every other character with a meaning in such a link is encoded.
  const to = encodeURIComponent(address).replace('%40', '@');
  return { label, href: `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}` };
}

/** `zaterdag 12 oktober, 14.32 uur` */
const dateTime = (instant: Date): string =>
  `${formatDayLong(brusselsDay(instant))}, ${formatTime(instant)} uur`;

/** The mail to the organisers, with every field of the form. No other mail holds what a visitor typed. */
function organiserMail(job: MailJob, template: OrganiserTemplate, values: SiteValues): MailContent {
  const { form, texts } = ORGANISER_MAILS[template];
  const record = recordOf(form, job.data).map((line) => ({ ...line, text: String(line.value) }));
  const subject = fill(texts.subject, { ...values, ticketsAmount: String(job.data.ticketsAmount ?? '') });
  const received = job.receivedAt ? [fill(texts.received, { datetime: dateTime(job.receivedAt) })] : [];
  return {
    surface: 'white',
    subject,
    preheader: texts.preheader,
    heading: texts.heading,
    paragraphs: [[...received, texts.intro].join(' ')],
    fields: record
      .filter(({ field }) => field?.kind !== 'textarea')
      .map(({ label, text }) => [label, oneLine(text, MAX_FIELD_LENGTH)]),
    quotes: record.filter(({ field, text }) => field?.kind === 'textarea' && text.trim() !== ''),
    button: replyButton(job, texts.button, subject),
    outro: fill(texts.outro, values),
    footer: fill(FOOTER, values),
  };
}

type VisitorTexts = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly outro: string;
};

const visitorMail = (surface: 'paper' | 'ochre', texts: VisitorTexts, values: SiteValues): MailContent => ({
  surface,
  subject: fill(texts.subject, values),
  preheader: texts.preheader,
  heading: texts.heading,
  paragraphs: texts.paragraphs.map((text) => fill(text, values)),
  outro: fill(texts.outro, values),
  footer: fill(FOOTER, values),
});

/** `14.32 uur op zaterdag 12 oktober`, of an instant in ms. */
const instantIn = (value: string | number | undefined): string => {
  const instant = new Date(Number(value));
  return `${formatTime(instant)} uur op ${formatDayLong(brusselsDay(instant))}`;
};

/** The mail that says that mails do not leave. */
function alertMail({ template, data }: MailJob, values: SiteValues): MailContent {
  const isOver = data.until !== undefined;
  const texts = template === 'alert-dead' ? ALERT_DEAD : isOver ? ALERT_OUTAGE.over : ALERT_OUTAGE.lasting;
  const filled = {
    ...values,
    mails: data.mails === 1 ? '1 mail' : `${data.mails} mails`,
    since: template === 'alert-outage' ? instantIn(data.since) : '',
    until: isOver ? instantIn(data.until) : '',
  };
  return {
    surface: 'white',
    subject: fill(texts.subject, filled),
    preheader: texts.preheader,
    heading: texts.heading,
    paragraphs: texts.paragraphs.map((text) => fill(text, filled)),
    footer: fill(FOOTER, values),
  };
}

/** What the mail for a job says. */
export function contentOf(job: MailJob, mailSite: MailSite): MailContent {
  const site = siteOf(mailSite);
  const { requestsMonths, unconfirmedDays } = mailSite.retention ?? DEFAULT_RETENTION;
  const values = {
    brand: mailSite.brand,
    reference: referenceOf(job.id),
    kept: duration(requestsMonths, 'maand', 'maanden'),
    forgotten: duration(unconfirmedDays, 'dag', 'dagen'),
  };
  const onSite = ([label, path]: readonly [string, string]) => ({ label, href: `${site}${path}` });
  /** These pages show a button and do nothing by themselves, because scanners of mail follow links. */
  const newsletterPage = (page: 'bevestigen' | 'uitschrijven'): string =>
    `${site}/nieuwsbrief/${page}?token=${encodeURIComponent(job.data.token ?? '')}`;
  switch (job.template) {
    case 'alert-outage':
    case 'alert-dead':
      return alertMail(job, values);
    case 'contact-organiser':
    case 'group-organiser':
      return organiserMail(job, job.template, values);
    case 'contact-sender':
      return { ...visitorMail('paper', SENDER_CONTACT, values), button: onSite(SENDER_CONTACT.button) };
    case 'group-sender':
      return { ...visitorMail('paper', SENDER_GROUP, values), button: onSite(SENDER_GROUP.button) };
    case 'newsletter-confirm': {
      const href = newsletterPage('bevestigen');
      const button = { label: NEWSLETTER_CONFIRM.button, href, spelled: href };
      return { ...visitorMail('ochre', NEWSLETTER_CONFIRM, values), button };
    }
    case 'newsletter-welcome': {
      const unsubscribe = { label: NEWSLETTER_WELCOME.unsubscribe, href: newsletterPage('uitschrijven') };
      const button = onSite(NEWSLETTER_WELCOME.button);
      return { ...visitorMail('ochre', NEWSLETTER_WELCOME, values), button, unsubscribe };
    }
  }
}
