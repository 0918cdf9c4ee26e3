import { asciiAddress, FORMS, recordOf, referenceOf } from '@inktvis/forms';
import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { TOKEN_PARAMETER } from '@inktvis/foundation/parameters';
import { oneLine } from './clean.ts';
import { FOOTER, TEMPLATES } from './templates.ts';
import type { MailJob, MailSite } from './types.ts';

export type MailContent = ReturnType<typeof contentOf>;

type MailButton = {
  readonly label: string;
  readonly href: string;
  /** The address is repeated as text. */
  readonly isSpelled: boolean;
};

/** Fills the `{…}` in one pass, so that a value that looks like one stays as it is. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function recordedForm({ template }: MailJob) {
  const { to, form } = TEMPLATES[template];
  return to === 'organisers' && form ? FORMS[form] : undefined;
}

/** Reply-To of a mail to the organisers: the visitor. */
export function replyToOf(job: MailJob): string | undefined {
  const form = recordedForm(job);
  return asciiAddress(form ? String(job.data[form.emailField] ?? '').trim() : '') ?? undefined;
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

export function contentOf(job: MailJob, { brand, siteUrl }: MailSite) {
  const { surface, preheader, heading, paragraphs, button, outro, unsubscribe, ...texts } =
    TEMPLATES[job.template];
  const values = {
    brand,
    reference: referenceOf(job.id),
    datetime: job.receivedAt ? dateTime(job.receivedAt) : '',
    ticketsAmount: String(job.data.ticketsAmount ?? ''),
    mails: job.data.mails === 1 ? '1 mail' : `${job.data.mails} mails`,
  };
  const subject = fill(texts.subject, values);
  const form = recordedForm(job);
  const lines = (form ? recordOf(form, job.data) : []).map((line) => ({ ...line, text: String(line.value) }));
  /** These pages do nothing by themselves: scanners of mail follow links. */
  const newsletterPage = (page: 'bevestigen' | 'uitschrijven'): string =>
    `${siteUrl}/nieuwsbrief/${page}?${TOKEN_PARAMETER}=${encodeURIComponent(job.data.token ?? '')}`;
  const buttonOf = (): MailButton | undefined => {
    if (button === undefined) return undefined;
    if (typeof button !== 'string') return { label: button[0], href: siteUrl + button[1], isSpelled: false };
    if (form) return replyButton(job, button, subject);
    return { label: button, href: newsletterPage('bevestigen'), isSpelled: true };
  };
  return {
    surface,
    subject,
    preheader,
    heading,
    paragraphs: paragraphs.map((text) => fill(text, values)),
    fields: lines
      .filter(({ field }) => field?.kind !== 'textarea')
      .map(({ label, text }) => [label, oneLine(text)] as const),
    quotes: lines.filter(({ field, text }) => field?.kind === 'textarea' && text.trim() !== ''),
    button: buttonOf(),
    outro: outro ?? '',
    unsubscribe: unsubscribe ? { label: unsubscribe, href: newsletterPage('uitschrijven') } : undefined,
    footer: fill(FOOTER, values),
  };
}
