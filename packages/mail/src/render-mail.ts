import { linesOf, oneLine } from './clean.ts';
import { contentOf, type MailContent, replyToOf } from './content.ts';
import { htmlPart } from './html.ts';
import type { MailJob, MailSite } from './types.ts';

/** Header values hold no line ends or control characters. */
export type RenderedMail = ReturnType<typeof renderMail>;

/** The same words as the HTML; what a visitor wrote is quoted, line by line. */
function textPart(content: MailContent): string {
  const { heading, paragraphs, fields, quotes, button, outro, unsubscribe, footer } = content;
  const blocks = [
    heading,
    ...paragraphs,
    fields.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...quotes.map(({ label, text }) =>
      [`${label}:`, ...linesOf(text).map((line) => `> ${line}`.trimEnd())].join('\n'),
    ),
    button && !button.href.startsWith('mailto:') ? `${button.label}:\n${button.href}` : '',
    outro,
    ['-- ', footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : [])].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Shown whole in lists of mails, and short enough not to be folded. */
const MAX_SUBJECT_LENGTH = 120;

/** The same for every attempt, so that a repeat can be recognised. */
function messageId(job: MailJob, siteUrl: string): string {
  return `<${job.id.replace(/[^0-9a-z-]/gi, '')}.${job.template}@${new URL(siteUrl).hostname}>`;
}

/** Only mails to the organisers hold what the visitor typed, escaped; their Reply-To is the visitor. */
export function renderMail(job: MailJob, site: MailSite) {
  const content = contentOf(job, site);
  // Prevents automatic replies (RFC 3834).
  const headers: Record<string, string> = { 'Auto-Submitted': 'auto-generated' };
  if (content.unsubscribe) {
    // Unsubscribing with one click (RFC 8058).
    headers['List-Unsubscribe'] = `<${content.unsubscribe.href}>`;
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click';
  }
  return {
    subject: oneLine(content.subject, MAX_SUBJECT_LENGTH),
    html: htmlPart(content, site),
    text: textPart(content),
    replyTo: replyToOf(job),
    /** `<id.template@host>` */
    messageId: messageId(job, site.siteUrl),
    headers,
  };
}
