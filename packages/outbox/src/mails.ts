import type { TemplateName } from '@inktvis/mail';
import type { Kind } from './types.ts';

/** The mails that leave through the outbox. */
export const TEMPLATES = [
  'contact-organiser',
  'contact-sender',
  'group-organiser',
  'group-sender',
  'newsletter-confirm',
  'newsletter-welcome',
] as const satisfies readonly TemplateName[];

export type Template = (typeof TEMPLATES)[number];

/** The mails that a submission brings. A welcome follows on the confirmation. */
export const MAILS: { readonly [K in Kind]: readonly Template[] } = {
  contact: ['contact-organiser', 'contact-sender'],
  'group-purchase': ['group-organiser', 'group-sender'],
  newsletter: ['newsletter-confirm'],
};
