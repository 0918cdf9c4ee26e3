import { linesOf } from '../clean.ts';
import type { MailContent } from '../content/mail-content.ts';

/** The text part: the same words as the HTML, in plain lines. A visitor's words are quoted, line by line. */
export function textPart(content: MailContent): string {
  const { heading, paragraphs, fields = [], words, button, outro, unsubscribe, footer } = content;
  const blocks = [
    heading,
    ...paragraphs,
    fields.map(([label, value]) => `${label}: ${value}`).join('\n'),
    words ? [`${words.label}:`, ...linesOf(words.text).map((line) => `> ${line}`.trimEnd())].join('\n') : '',
    button && !button.href.startsWith('mailto:') ? `${button.label}:\n${button.href}` : '',
    outro ?? '',
    ['-- ', footer, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : [])].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
