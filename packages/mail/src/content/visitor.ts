import { FOOTER, NEWSLETTER_CONFIRM, NEWSLETTER_WELCOME, SENDER_CONTACT, SENDER_GROUP } from './copy.ts';
import { fill } from './fill.ts';
import type { MailContent } from './mail-content.ts';

/** What a template fills in: the site's own values, never the visitor's. */
type Values = Readonly<Record<string, string>>;
type Copy = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly outro?: string;
};

function visitorMail(surface: 'paper' | 'ochre', copy: Copy, values: Values): MailContent {
  return {
    surface,
    subject: fill(copy.subject, values),
    preheader: copy.preheader,
    heading: copy.heading,
    paragraphs: copy.paragraphs.map((text) => fill(text, values)),
    ...(copy.outro === undefined ? {} : { outro: fill(copy.outro, values) }),
    footer: fill(FOOTER, values),
  };
}

const onSite = ([label, path]: readonly [string, string], site: string) => ({
  label,
  href: `${site}${path}`,
});

export const contactConfirmation = (values: Values, site: string): MailContent => ({
  ...visitorMail('paper', SENDER_CONTACT, values),
  button: onSite(SENDER_CONTACT.button, site),
});

export const groupConfirmation = (values: Values, site: string): MailContent => ({
  ...visitorMail('paper', SENDER_GROUP, values),
  button: onSite(SENDER_GROUP.button, site),
});

/** The link opens a page with a button, for scanners of mail follow links. */
export function newsletterConfirm(values: Values, confirmUrl: string): MailContent {
  return {
    ...visitorMail('ochre', NEWSLETTER_CONFIRM, values),
    button: { label: NEWSLETTER_CONFIRM.button, href: confirmUrl, spelled: confirmUrl },
  };
}

export const newsletterWelcome = (values: Values, site: string, unsubscribeUrl: string): MailContent => ({
  ...visitorMail('ochre', NEWSLETTER_WELCOME, values),
  button: onSite(NEWSLETTER_WELCOME.button, site),
  unsubscribe: { label: NEWSLETTER_WELCOME.unsubscribe, href: unsubscribeUrl },
});
