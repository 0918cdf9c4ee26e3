import { oneLine } from './clean.ts';
import { contentOf, siteOf } from './content/content-of.ts';
import type { MailContent } from './content/mail-content.ts';
import { answerTo } from './content/organiser.ts';
import { htmlPart } from './parts/html-part.ts';
import { textPart } from './parts/text-part.ts';
import type { MailJob, MailSite, RenderedMail } from './types.ts';

/** A subject stays whole in every list of mails, and below the length at which headers are folded oddly. */
const LONGEST_SUBJECT = 120;

/** The same for every attempt, so that a mail that arrives twice is seen to be one. */
function messageId(job: MailJob, site: string): string {
  return `<${job.id.replace(/[^0-9a-z-]/gi, '')}.${job.template}@${new URL(site).hostname}>`;
}

/** Automatic answers would go to the visitor; one click to leave the newsletter is RFC 8058. */
function headersOf({ unsubscribe }: MailContent): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (!unsubscribe) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribe.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * A mail of a job: subject, both parts and headers. Words of the visitor stand in mails to the organisers only,
 * escaped; there Reply-To is the visitor.
 */
export function renderMail(job: MailJob, site: MailSite): RenderedMail {
  const content = contentOf(job, site);
  const replyTo = answerTo(job);
  return {
    subject: oneLine(content.subject, LONGEST_SUBJECT),
    html: htmlPart(content, site),
    text: textPart(content),
    ...(replyTo ? { replyTo } : {}),
    messageId: messageId(job, siteOf(site)),
    headers: headersOf(content),
  };
}
