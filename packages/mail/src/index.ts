export { createMailer, type MailerSettings } from './create-mailer.ts';
export { renderMail } from './render-mail.ts';
export {
  type AlertName,
  type MailError,
  type Mailer,
  type MailJob,
  type Sent,
  TEMPLATES,
  type TemplateName,
} from './types.ts';
