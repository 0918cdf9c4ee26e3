import { isObject } from '@inktvis/foundation/json';
import { err, ok } from '@inktvis/foundation/result';
import type { MailRoute } from './mail-url.ts';
import { type OutgoingMail, redacted, type Transport } from './transport.ts';
import type { MailError } from './types.ts';

type MandrillRoute = Extract<MailRoute, { kind: 'mandrill' }>;

const words = (...parts: unknown[]): string => parts.filter((part) => typeof part === 'string').join(': ');

const ACCEPTED: readonly unknown[] = ['sent', 'queued', 'scheduled'];
const REFUSED: readonly unknown[] = ['rejected', 'invalid'];
/** About our account or sender: the same mail goes through once that is set right. */
const FIXABLE: readonly unknown[] = ['unsigned', 'invalid-sender', 'test-mode-limit'];

/** Only these say that the mail is wrong; a key (401, 403), credit (402) and the rate (429) can be set right. */
const WRONG_MAIL: readonly number[] = [400, 404, 413, 422];

/** What became of a mail (mailchimp.com/developer/transactional). `body`: undefined when it was no JSON. */
export function readResponse(http: number, body: unknown, secrets: readonly string[]) {
  const failed = (kind: MailError['kind'], message: string) =>
    err({ kind, message: redacted(`Mandrill ${message}`, secrets) });
  if (http !== 200) {
    const said = isObject(body) ? words(body.name, body.message) : '';
    return failed(WRONG_MAIL.includes(http) ? 'permanent' : 'temporary', `${http} ${said}`);
  }
  const [first] = Array.isArray(body) ? body : [];
  const { status, reject_reason } = isObject(first) ? first : {};
  if (ACCEPTED.includes(status)) return ok(null);
  if (!REFUSED.includes(status)) return failed('temporary', 'gave a response that cannot be understood');
  return failed(FIXABLE.includes(reject_reason) ? 'temporary' : 'permanent', words(status, reject_reason));
}

/** Nothing is tracked, and the provider does not log the content. */
function bodyOf(key: string, { from, recipient, mail, tag }: OutgoingMail) {
  const [job, website] = mail.messageId.replace(/^<|>$/g, '').split('@');
  return {
    key,
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
      metadata: { website, mail: job },
    },
  };
}

/** Mail through Mailchimp Transactional. Its own client never rejects, puts the key in its errors, and cannot be stopped. */
export const mandrillTransport =
  ({ key, basePath }: MandrillRoute): Transport =>
  async (outgoing) => {
    try {
      const response = await fetch(`${basePath}/messages/send`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(key, outgoing)),
        signal: outgoing.signal,
      });
      return readResponse(response.status, await response.json().catch(() => undefined), [key]);
    } catch (error) {
      const { message, cause } = error instanceof Error ? error : new Error(String(error));
      const code = isObject(cause) ? cause.code : undefined;
      return err({ kind: 'temporary', message: redacted(`Mandrill ${words(code, message)}`, [key]) });
    }
  };
