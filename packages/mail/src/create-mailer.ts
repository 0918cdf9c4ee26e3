import { asciiAddress } from '@inktvis/forms';
import { err } from '@inktvis/foundation/result';
import { isAddress, oneLine } from './clean.ts';
import { readMailUrl } from './mail-url.ts';
import { mandrillTransport } from './mandrill.ts';
import { renderMail } from './render-mail.ts';
import { smtpTransport } from './smtp.ts';
import type { Mailer, MailJob, MailSite } from './types.ts';

export type MailerSettings = MailSite & {
  /** `smtp://user:password@host:587`, `smtps://…` or `mandrill://key`. */
  readonly mailUrl: string;
  /** `post@inktvis.example` or `Inktvis <post@inktvis.example>`. */
  readonly mailFrom: string;
  /** One address, or several with commas between them, like the next two. */
  readonly mailContactTo: string;
  readonly mailGroupsTo: string;
  /** May be empty. */
  readonly mailAlertsTo?: string | undefined;
  /** Of one attempt. */
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;

/** An address as servers take it; of a setting it may be one that no visitor could give, such as `post@localhost`. */
const outgoing = (address: string): string => asciiAddress(address) ?? address;

function readSender(text: string, brand: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^(.*)<([^<>]+)>$/s.exec(text.trim()) ?? ['', '', text.trim()];
  if (!isAddress(address))
    throw new Error('MAIL_FROM: expects an address such as Inktvis <post@inktvis.example>');
  return { name: oneLine(name.replace(/"/g, ''), 100) || brand, address: outgoing(address) };
}

function readRecipients(setting: string, text: string): string[] {
  const all = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  if (all.length === 0 || !all.every(isAddress)) {
    throw new Error(`${setting}: expects an address, or several with commas between them`);
  }
  return all.map(outgoing);
}

/** Sends over the transport of MAIL_URL. Throws when a setting cannot be used, with its name but never its value. */
export function createMailer(settings: MailerSettings): Mailer {
  const route = readMailUrl(settings.mailUrl);
  const { timeoutMs = TIMEOUT_MS } = settings;
  const send = route.kind === 'smtp' ? smtpTransport(route, timeoutMs) : mandrillTransport(route);
  const from = readSender(settings.mailFrom, settings.brand);
  const fixed: Partial<Record<MailJob['template'], readonly string[]>> = {
    'contact-organiser': readRecipients('MAIL_CONTACT_TO', settings.mailContactTo),
    'group-organiser': readRecipients('MAIL_GROUPS_TO', settings.mailGroupsTo),
    'alert-dead': settings.mailAlertsTo ? readRecipients('MAIL_ALERTS_TO', settings.mailAlertsTo) : [],
  };
  const recipientsOf = (job: MailJob) => fixed[job.template] ?? [outgoing(job.to.trim())];
  return {
    recipientsOf,
    async send(job: MailJob, recipient: string) {
      if (!isAddress(recipient)) {
        return err({ kind: 'permanent', message: 'the address of the recipient cannot be used' });
      }
      return send({
        from,
        recipient,
        to: recipientsOf(job),
        mail: renderMail(job, settings),
        tag: job.template,
        signal: AbortSignal.timeout(timeoutMs),
      });
    },
  };
}
