/// <reference path="./mailchimp.d.ts" />
import { err, ok, type Result } from '@inktvis/foundation/result';
import createClient, { type RequestError, type Status } from '@mailchimp/mailchimp_transactional';
import type { MailRoute } from './mail-url.ts';
import { type OutgoingMail, RESPONSE_TIMEOUT_MS, redacted, type Transport } from './transport.ts';
import type { MailError, Sent } from './types.ts';

type MandrillRoute = Extract<MailRoute, { kind: 'mandrill' }>;

const words = (...parts: unknown[]): string => parts.filter((part) => typeof part === 'string').join(': ');

const ACCEPTED: readonly unknown[] = ['sent', 'queued', 'scheduled'];
const REFUSED: readonly unknown[] = ['rejected', 'invalid'];
/** Reasons that are about our account or sender: the same mail goes through once that is set right. */
const FIXABLE: readonly unknown[] = ['unsigned', 'invalid-sender', 'test-mode-limit'];

/**
 * Statuses that say that the mail itself is wrong. A refused key (401, 403), an account without credit (402) and too many
 * requests (429) can be fixed without changing the mail, so the mail waits.
 */
const WRONG_MAIL: readonly unknown[] = [400, 404, 413, 422];

/** A failed request. The error holds the request with the key, so only the named fields are used. */
function failure({ code, message, response }: RequestError, secrets: readonly string[]): MailError {
  const said = words(response?.data?.name, response?.data?.message) || words(code, message);
  return {
    kind: WRONG_MAIL.includes(response?.status) ? 'permanent' : 'temporary',
    message: redacted(`Mandrill ${response ? `${response.status} ` : ''}${said}`, secrets),
  };
}

/**
 * What Mailchimp Transactional made of a mail (mailchimp.com/developer/transactional): an array with a status for the one
 * recipient, or an Error that the client resolves with.
 */
export function readResponse(
  response: readonly Status[] | RequestError,
  secrets: readonly string[],
): Result<Sent, MailError> {
  if (response instanceof Error) return err(failure(response, secrets));
  const { status, _id, reject_reason } = (Array.isArray(response) && response[0]) || {};
  if (ACCEPTED.includes(status)) return ok({ providerId: _id ? redacted(_id, secrets) : null });
  if (!REFUSED.includes(status))
    return err({ kind: 'temporary', message: 'Mandrill gave a response that cannot be understood' });
  return err({
    kind: FIXABLE.includes(reject_reason) ? 'temporary' : 'permanent',
    message: redacted(`Mandrill ${words(status, reject_reason)}`, secrets),
  });
}

/** The body of `messages/send`; nothing is tracked, and the provider does not log the content. */
function bodyOf({ from, recipient, mail, tag }: OutgoingMail): Record<string, unknown> {
  const job = mail.messageId.replace(/^<|>$/g, '');
  return {
    async: false,
    message: {
      from_email: from.address,
      from_name: from.name,
      to: [{ email: recipient, type: 'to' }],
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: {
        ...mail.headers,
        'Message-ID': mail.messageId,
        ...(mail.replyTo ? { 'Reply-To': mail.replyTo } : {}),
      },
      auto_text: false,
      preserve_recipients: false,
      track_opens: false,
      track_clicks: false,
      view_content_link: false,
      tags: [tag],
      metadata: { website: job.split('@').at(-1), mail: job.split('@').at(0) },
    },
  };
}

/** Rejects when the attempt is aborted; the client itself cannot be. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('stopped: no response in time'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Mail through Mailchimp Transactional (Mandrill) and its own client. `timeoutMs` is for tests. */
export function mandrillTransport(route: MandrillRoute, timeoutMs = RESPONSE_TIMEOUT_MS): Transport {
  const client = createClient(route.key);
  client.basePath = route.basePath;
  // For all clients in the process: they share it.
  client.setDefaultTimeoutMs(timeoutMs);
  const secrets = [route.key];
  return {
    async send(outgoing) {
      try {
        const response = await Promise.race([
          client.messages.send(bodyOf(outgoing)),
          aborted(outgoing.signal),
        ]);
        return readResponse(response, secrets);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return err({ kind: 'temporary', message: redacted(`Mandrill ${message}`, secrets) });
      }
    },
  };
}
