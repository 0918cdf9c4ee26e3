import { brusselsDay, formatDayLong, formatTime } from '@inktvis/foundation/brussels';
import { isAddress, oneLine } from '../clean.ts';
import type { MailJob } from '../types.ts';
import { FOOTER, ORGANISER_CONTACT, ORGANISER_GROUP } from './copy.ts';
import { fill } from './fill.ts';
import type { Button, MailContent } from './mail-content.ts';

/** Nobody has a longer name; the site's own bounds are narrower. */
const LONGEST_FIELD = 500;

type Copy = typeof ORGANISER_CONTACT | typeof ORGANISER_GROUP;

const value = (job: MailJob, name: string): string => String(job.data[name] ?? '');

/** Where an answer goes: the address that the visitor gave, if it is one. */
export function answerTo(job: MailJob): string | undefined {
  const given = {
    'contact-organiser': 'email',
    'group-organiser': 'contactEmail',
  } as const;
  if (job.template !== 'contact-organiser' && job.template !== 'group-organiser') return undefined;
  const address = value(job, given[job.template]).trim();
  return isAddress(address) ? address : undefined;
}

/** `zaterdag 12 oktober, 14.32 uur` */
const momentInWords = (moment: Date): string =>
  `${formatDayLong(brusselsDay(moment))}, ${formatTime(moment)} uur`;

function answerButton(job: MailJob, label: string, subject: string): Button | undefined {
  const address = answerTo(job);
  if (!address) return undefined;
  // The at sign may stay; everything else that means something in such an address may not.
  const to = encodeURIComponent(address).replace('%40', '@');
  return { label, href: `mailto:${to}?subject=${encodeURIComponent(`Re: ${subject}`)}` };
}

/** The mail to the organisers: every field of the submission. The only mails that hold words of a visitor. */
function organiserMail(job: MailJob, copy: Copy, values: Readonly<Record<string, string>>): MailContent {
  const [wordsName, wordsLabel] = copy.words;
  const words = value(job, wordsName);
  const subject = fill(copy.subject, { ...values, ticketsAmount: value(job, 'ticketsAmount') });
  const received = job.receivedAt ? [fill(copy.received, { datetime: momentInWords(job.receivedAt) })] : [];
  return {
    surface: 'white',
    subject,
    preheader: copy.preheader,
    heading: copy.heading,
    paragraphs: [[...received, copy.intro].join(' ')],
    fields: copy.fields.map(([name, label]) => [label, oneLine(value(job, name), LONGEST_FIELD)]),
    words: words.trim() === '' ? undefined : { label: wordsLabel, text: words },
    button: answerButton(job, copy.button, subject),
    outro: fill(copy.outro, values),
    footer: fill(FOOTER, values),
  };
}

export const contactMail = (job: MailJob, values: Readonly<Record<string, string>>): MailContent =>
  organiserMail(job, ORGANISER_CONTACT, values);

export const groupMail = (job: MailJob, values: Readonly<Record<string, string>>): MailContent =>
  organiserMail(job, ORGANISER_GROUP, values);
