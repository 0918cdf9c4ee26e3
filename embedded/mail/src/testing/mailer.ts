import { createMailer, type MailerSettings, type MailJob } from '@inktvis/mail';
import { onTestFinished } from 'vitest';
import { type MailServiceOptions, startMailService } from '../create-service.ts';

export const KEY = 'geheime-sleutel-4711';
export const PASSWORD = 'geheim-wachtwoord-4712';
export const VISITOR = 'an.devos@voorbeeld.be';

/** A service of its own for one test. */
export async function startService(options: Partial<MailServiceOptions> = {}) {
  const service = await startMailService({ smtpPort: 0, httpPort: 0, key: KEY, ...options });
  onTestFinished(() => service.close());
  return service;
}

/** A mailer of which `send` takes the first recipient, unless it is given another. */
export function mailer(mailUrl: string, settings: Partial<MailerSettings> = {}) {
  const real = createMailer({
    mailUrl,
    mailFrom: 'Inktvis <post@inktvis.example>',
    brand: 'Inktvis',
    siteUrl: 'https://inktvis.example',
    mailContactTo: 'contact@inktvis.example',
    mailGroupsTo: 'groepen@inktvis.example, tickets@inktvis.example',
    ...settings,
  });
  const { recipientsOf } = real;
  return {
    recipientsOf,
    send: (one: MailJob, recipient = recipientsOf(one)[0] ?? '') => real.send(one, recipient),
  };
}

/** A contact message, to the organisers. */
export const job = (changes: Partial<MailJob> = {}): MailJob => ({
  id: '0192f3a4-1111-7222-8333-44445555abcd',
  template: 'contact-organiser',
  to: VISITOR,
  data: { firstName: 'An', lastName: 'De Vos', email: VISITOR, message: 'Dag, één vraag.\nTot straks.' },
  receivedAt: new Date('2024-10-12T12:32:00Z'),
  ...changes,
});

/** The confirmation to the visitor. */
export const confirmation = (to = VISITOR): MailJob => job({ template: 'contact-sender', to });
