/// <reference path="./mailchimp.d.ts" />
import { err } from '@inktvis/foundation/result';
import createClient from '@mailchimp/mailchimp_transactional';
import type { MailRoute } from '../mail-url.ts';
import { readAnswer } from './mandrill-answer.ts';
import { redacted } from './redact.ts';
import { type OutgoingMail, SILENCE_MS, type Transport } from './transport.ts';

type MandrillRoute = Extract<MailRoute, { kind: 'mandrill' }>;

/** The body of `messages/send`; nothing is followed, and the words are not kept in the provider's log. */
function bodyOf({ from, to, mail, tag }: OutgoingMail): Record<string, unknown> {
  const job = mail.messageId.replace(/^<|>$/g, '');
  return {
    async: false,
    message: {
      from_email: from.address,
      from_name: from.name,
      to: to.map((email) => ({ email, type: 'to' })),
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

/** Rejects when the attempt is stopped; the client itself cannot be. */
const stopped = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(new Error('stopped: no answer in time'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Mail through Mailchimp Transactional (Mandrill) and its own client. `silenceMs` is for tests. */
export function mandrillTransport(route: MandrillRoute, silenceMs = SILENCE_MS): Transport {
  const client = createClient(route.key);
  client.basePath = route.basePath;
  // Of all clients in the process: they share one.
  client.setDefaultTimeoutMs(silenceMs);
  const secrets = [route.key];
  return {
    async send(outgoing) {
      try {
        const answer = await Promise.race([client.messages.send(bodyOf(outgoing)), stopped(outgoing.signal)]);
        return readAnswer(answer, secrets);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        return err({ kind: 'temporary', message: redacted(`Mandrill ${words}`, secrets) });
      }
    },
  };
}
