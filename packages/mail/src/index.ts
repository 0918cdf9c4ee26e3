export { createMailer, type MailerSettings } from './create-mailer.ts';
export { referenceOf } from './reference.ts';
export { renderMail } from './render-mail.ts';
export type { MailError, Mailer, MailJob, MailSite, RenderedMail, Sent, TemplateName } from './types.ts';
