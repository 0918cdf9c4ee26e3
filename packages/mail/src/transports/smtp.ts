import { err, ok } from '@inktvis/foundation/result';
import { createTransport } from 'nodemailer';
import type { MailRoute } from '../mail-url.ts';
import type { MailError } from '../types.ts';
import { redacted } from './redact.ts';
import { SILENCE_MS, type Transport } from './transport.ts';

type SmtpRoute = Extract<MailRoute, { kind: 'smtp' }>;

type Details = Readonly<Record<string, unknown>>;

/** What is known of a failure of nodemailer. */
const detailsOf = (error: unknown): Details => (error instanceof Error ? { ...error } : {});

/** Replies to these are about this mail; replies to anything else are about how the two servers get along. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];
/** “Log in first”: the password is wrong or missing, which says nothing of the mail. */
const ABOUT_ACCESS: readonly unknown[] = [530, 535];

/**
 * A refusal of the recipient or the message would be repeated. What only the organisers can mend (password, sender,
 * certificate) is temporary: the mails wait until it is mended instead of becoming dead letters.
 */
function kindOf(error: unknown): MailError['kind'] {
  const { command, responseCode, permanent } = detailsOf(error);
  const refused = permanent === true && !ABOUT_ACCESS.includes(responseCode);
  return refused && ABOUT_THE_MAIL.includes(command) ? 'permanent' : 'temporary';
}

function failure(error: unknown, secrets: readonly string[]): MailError {
  const { code } = detailsOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const text = redacted(`SMTP ${typeof code === 'string' ? `${code}: ` : ''}${words}`, secrets);
  return { kind: kindOf(error), message: text };
}

/** The worker sends four at a time; what it leaves open is closed before a server would. */
const POOL = { pool: true, maxConnections: 4, idleTimeout: 2000, maxRequeues: 1 } as const;

function optionsOf(route: SmtpRoute, silenceMs: number) {
  const { host, port, secure, local, user, password = '' } = route;
  return {
    ...POOL,
    host,
    port,
    secure,
    // Words of visitors leave this machine only over TLS.
    requireTLS: !secure && !local,
    ignoreTLS: local,
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mail over SMTP, over connections that are kept from one mail to the next. Off this machine always over TLS. `silenceMs` is for tests. */
export function smtpTransport(route: SmtpRoute, silenceMs = SILENCE_MS): Transport {
  const transport = createTransport(optionsOf(route, silenceMs));
  const secrets = [route.password ?? '', route.user ?? ''];
  return {
    async send({ from, to, mail, signal }) {
      try {
        const info = await transport.sendMail({
          from,
          to: to.map((address) => ({ name: '', address })),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: mail.messageId,
          headers: { ...mail.headers },
          ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
          signal,
        });
        return ok({ providerId: redacted(info.response, secrets) });
      } catch (error) {
        return err(failure(error, secrets));
      }
    },
  };
}
