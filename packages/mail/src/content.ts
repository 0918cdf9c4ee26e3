import { domainToASCII } from 'node:url';
import { FORMS, recordOf, referenceOf } from '@inktvis/forms';
import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { TOKEN_PARAMETER } from '@inktvis/foundation/parameters';
import { isAddress, oneLine } from './clean.ts';
import { type Surface, TEMPLATES } from './templates.ts';
import { ALERT_DEAD, FOOTER, type VisitorTexts } from './texts.ts';
import { ALERT, type MailJob, type MailSite } from './types.ts';

export type MailButton = {
  readonly label: string;
  readonly href: string;
  /** The address as text, for when the button does not work. */
  readonly spelled?: string;
};

/** What a mail says, before it is written as HTML and as text. */
export type MailContent = {
  readonly surface: Surface;
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

/** Longer values are cut; the bounds of the forms are narrower. */
const MAX_FIELD_LENGTH = 500;

/** Address of the site, without a slash at the end. */
export const siteOf = ({ siteUrl }: MailSite): string => siteUrl.replace(/\/+$/, '');

type Template = (typeof TEMPLATES)[keyof typeof TEMPLATES];
type OrganiserTemplate = Extract<Template, { to: 'organisers' }>;
type VisitorTemplate = Extract<Template, { to: 'visitor' }>;

/** An address as any server takes it, with its domain in ASCII (RFC 5891); undefined when only some take it. */
function inAscii(address: string): string | undefined {
  const [local = '', domain = ''] = address.split('@');
  const ascii = domainToASCII(domain);
  return ascii !== '' && /^[\x21-\x7e]+$/.test(local) ? `${local}@${ascii}` : undefined;
}

/** Reply-To of a mail to the organisers: the address that the visitor gave, if any server takes it. */
export function replyToOf({ template, data }: MailJob): string | undefined {
  if (template === ALERT) return undefined;
  const { to, form } = TEMPLATES[template];
  if (to !== 'organisers') return undefined;
  const address = String(data[FORMS[form].emailField] ?? '').trim();
  return isAddress(address) ? inAscii(address) : undefined;
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
function organiserMail(
  job: MailJob,
  { form, texts, surface }: OrganiserTemplate,
  values: SiteValues,
): MailContent {
  const record = recordOf(FORMS[form], job.data).map((line) => ({ ...line, text: String(line.value) }));
  const subject = fill(texts.subject, { ...values, ticketsAmount: String(job.data.ticketsAmount ?? '') });
  const received = job.receivedAt ? [fill(texts.received, { datetime: dateTime(job.receivedAt) })] : [];
  return {
    surface,
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

const visitorMail = ({ surface, texts }: VisitorTemplate, values: SiteValues): MailContent => ({
  surface,
  subject: fill(texts.subject, values),
  preheader: texts.preheader,
  heading: texts.heading,
  paragraphs: texts.paragraphs.map((text) => fill(text, values)),
  outro: fill(texts.outro, values),
  footer: fill(FOOTER, values),
});

function alertMail({ data }: MailJob, values: SiteValues): MailContent {
  const mails = data.mails === 1 ? '1 mail' : `${data.mails} mails`;
  return {
    surface: 'white',
    subject: fill(ALERT_DEAD.subject, { ...values, mails }),
    preheader: ALERT_DEAD.preheader,
    heading: ALERT_DEAD.heading,
    paragraphs: ALERT_DEAD.paragraphs.map((text) => fill(text, { ...values, mails })),
    footer: fill(FOOTER, values),
  };
}

/** What the mail for a job says. */
export function contentOf(job: MailJob, mailSite: MailSite): MailContent {
  const site = siteOf(mailSite);
  const values = { brand: mailSite.brand, reference: referenceOf(job.id) };
  /** These pages show a button and do nothing by themselves, because scanners of mail follow links. */
  const newsletterPage = (page: 'bevestigen' | 'uitschrijven'): string =>
    `${site}/nieuwsbrief/${page}?${TOKEN_PARAMETER}=${encodeURIComponent(job.data.token ?? '')}`;
  if (job.template === ALERT) return alertMail(job, values);
  const template = TEMPLATES[job.template];
  if (template.to === 'organisers') return organiserMail(job, template, values);
  const { button, unsubscribe }: VisitorTexts = template.texts;
  const confirmation = newsletterPage('bevestigen');
  return {
    ...visitorMail(template, values),
    button:
      typeof button === 'string'
        ? { label: button, href: confirmation, spelled: confirmation }
        : { label: button[0], href: `${site}${button[1]}` },
    ...(unsubscribe && { unsubscribe: { label: unsubscribe, href: newsletterPage('uitschrijven') } }),
  };
}
