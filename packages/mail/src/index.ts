export { createMailer, type MailerSettings } from './create-mailer.ts';
export { renderMail } from './render-mail.ts';
export { mailsFor, TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';
export { RETENTION } from './texts.ts';
export type {
  MailError,
  Mailer,
  MailJob,
  Sent,
} from './types.ts';
export { ALERT } from './types.ts';
