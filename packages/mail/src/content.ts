import { domainToASCII } from 'node:url';
import { FORMS, recordOf, referenceOf } from '@inktvis/forms';
import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { TOKEN_PARAMETER } from '@inktvis/foundation/parameters';
import { isAddress, oneLine } from './clean.ts';
import { ALERT, ALERT_TEXTS, FOOTER, TEMPLATES } from './templates.ts';
import type { MailJob, MailSite } from './types.ts';

/** What a mail says, before it is written as HTML and as text. */
export type MailContent = ReturnType<typeof contentOf>;

type MailButton = {
  readonly label: string;
  readonly href: string;
  /** The address is repeated as text, for when the button does not work. */
  readonly isSpelled: boolean;
};

/** Fills the `{…}` of a text in one pass, so that a value that looks like a placeholder stays as it is. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Longer values are cut; the bounds of the forms are narrower. */
const MAX_FIELD_LENGTH = 500;

/** Address of the site, without a slash at the end. */
export const siteOf = ({ siteUrl }: MailSite): string => siteUrl.replace(/\/+$/, '');

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
  return { label, href: `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}`, isSpelled: false };
}

/** `zaterdag 12 oktober, 14.32 uur` */
const dateTime = (instant: Date): string =>
  `${formatDayLong(brusselsDay(instant))}, ${formatTime(instant)} uur`;

/** What the mail for a job says. Only mails to the organisers hold what the visitor typed, and every field of it. */
export function contentOf(job: MailJob, mailSite: MailSite) {
  const site = siteOf(mailSite);
  const template = job.template === ALERT ? null : TEMPLATES[job.template];
  const { surface, preheader, heading, paragraphs, button, outro, unsubscribe, ...texts } =
    template ?? ALERT_TEXTS;
  const values = {
    brand: mailSite.brand,
    reference: referenceOf(job.id),
    datetime: job.receivedAt ? dateTime(job.receivedAt) : '',
    ticketsAmount: String(job.data.ticketsAmount ?? ''),
    mails: job.data.mails === 1 ? '1 mail' : `${job.data.mails} mails`,
  };
  const subject = fill(texts.subject, values);
  const isToOrganisers = template?.to === 'organisers';
  const record = isToOrganisers ? recordOf(FORMS[template.form], job.data) : [];
  const lines = record.map((line) => ({ ...line, text: String(line.value) }));
  /** These pages show a button and do nothing by themselves, because scanners of mail follow links. */
  const newsletterPage = (page: 'bevestigen' | 'uitschrijven'): string =>
    `${site}/nieuwsbrief/${page}?${TOKEN_PARAMETER}=${encodeURIComponent(job.data.token ?? '')}`;
  const buttonOf = (): MailButton | undefined => {
    if (button === undefined) return undefined;
    if (typeof button !== 'string') return { label: button[0], href: site + button[1], isSpelled: false };
    if (isToOrganisers) return replyButton(job, button, subject);
    return { label: button, href: newsletterPage('bevestigen'), isSpelled: true };
  };
  return {
    surface,
    subject,
    preheader,
    heading,
    paragraphs: paragraphs.map((text) => fill(text, values)),
    /** What the visitor filled in, one line each. */
    fields: lines
      .filter(({ field }) => field?.kind !== 'textarea')
      .map(({ label, text }) => [label, oneLine(text, MAX_FIELD_LENGTH)] as const),
    /** What the visitor wrote, in lines of its own. */
    quotes: lines.filter(({ field, text }) => field?.kind === 'textarea' && text.trim() !== ''),
    button: buttonOf(),
    outro: outro ?? '',
    unsubscribe: unsubscribe ? { label: unsubscribe, href: newsletterPage('uitschrijven') } : undefined,
    footer: fill(FOOTER, values),
  };
}
