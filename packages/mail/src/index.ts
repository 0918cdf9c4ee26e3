export { linesOf, oneLine } from './clean.ts';
export { createMailer, type MailerSettings } from './create-mailer.ts';
export { renderMail } from './render-mail.ts';
export { mailsFor, RETENTION, TEMPLATE_NAMES, TEMPLATES, type TemplateName } from './templates.ts';
export type { MailError, Mailer, MailJob } from './types.ts';
