import { err, ok } from '@inktvis/foundation/result';
import { createTransport } from 'nodemailer';
import type { MailRoute } from './mail-url.ts';
import { redacted, type Transport } from './transport.ts';
import type { MailError } from './types.ts';

type SmtpRoute = Extract<MailRoute, { kind: 'smtp' }>;

/** Refusals of these commands are about this mail, of others about the connection. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];
/** The password is wrong or missing. */
const ABOUT_ACCESS: readonly unknown[] = [530, 535];

/** A refusal of the mail itself would be repeated. What the organisers can fix (password, sender, certificate) is temporary. */
function failure(error: unknown, secrets: readonly string[]): MailError {
  const details: Readonly<Record<string, unknown>> = error instanceof Error ? { ...error } : {};
  const { command, responseCode, permanent, code } = details;
  const isRefused = permanent === true && !ABOUT_ACCESS.includes(responseCode);
  const message = error instanceof Error ? error.message : String(error);
  return {
    kind: isRefused && ABOUT_THE_MAIL.includes(command) ? 'permanent' : 'temporary',
    message: redacted(`SMTP ${typeof code === 'string' ? `${code}: ` : ''}${message}`, secrets),
  };
}

/** Mail over pooled connections; to another host always over TLS. `timeoutMs`: for a response of the server. */
export function smtpTransport(route: SmtpRoute, timeoutMs: number): Transport {
  const { host, port, secure, local, user = '', password = '' } = route;
  const secrets = [password, user];
  const transport = createTransport({
    // The worker sends four mails at a time. Idle connections are closed before the server closes them.
    pool: true,
    maxConnections: 4,
    idleTimeout: 2000,
    maxRequeues: 1,
    host,
    port,
    secure,
    // What visitors wrote leaves this machine only over TLS.
    requireTLS: !secure && !local,
    ignoreTLS: local,
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ from, recipient, to, mail, signal }) => {
    try {
      await transport.sendMail({
        from,
        envelope: { from: from.address, to: [recipient] },
        to: to.map((address) => ({ name: '', address })),
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId: mail.messageId,
        headers: mail.headers,
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        signal,
      });
      return ok(null);
    } catch (error) {
      return err(failure(error, secrets));
    }
  };
}
