import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { NewMessage } from '../store/message.ts';
import { magicOf } from '../switches/magic.ts';

const recipient = z.looseObject({
  email: z.string().min(1),
  name: z.string().nullish(),
  type: z.enum(['to', 'cc', 'bcc']).nullish(),
});

/** What `messages/send` is asked (contract email-provider 1.1); what is not used here may be anything. */
export const sendSchema = z.looseObject({
  key: z.string(),
  async: z.boolean().nullish(),
  message: z.looseObject({
    from_email: z.string().default(''),
    from_name: z.string().nullish(),
    to: z.array(recipient).min(1),
    subject: z.string().nullish(),
    html: z.string().nullish(),
    text: z.string().nullish(),
    headers: z.record(z.string(), z.string()).nullish(),
  }),
});

type SendMessage = z.infer<typeof sendSchema>['message'];

type Status = 'sent' | 'queued' | 'rejected' | 'invalid';

/** What became of a mail to one recipient. */
export type Outcome = {
  readonly email: string;
  readonly status: Status;
  readonly _id: string;
  readonly reject_reason: string | null;
  readonly queued_reason: string | null;
};

/** More recipients than this are sent to later, each of them. */
const MOST_AT_ONCE = 10;

const idOf = (number: string, email: string): string =>
  createHash('sha256').update(`${number}\n${email}`).digest('hex').slice(0, 32);

function statusOf(email: string, signed: boolean, later: boolean): { status: Status; reason: string | null } {
  if (!signed) return { status: 'rejected', reason: 'unsigned' };
  const magic = magicOf(email);
  if (magic === 'reject') return { status: 'rejected', reason: 'hard-bounce' };
  if (magic === 'invalid' || !/^[^@\s]+@[^@\s]+$/.test(email)) return { status: 'invalid', reason: null };
  return { status: magic === 'queue' || later ? 'queued' : 'sent', reason: null };
}

/** The answer for every recipient; without domains to send from, every sender is signed. */
export function outcomesOf(
  message: SendMessage,
  { async, domains, number }: { async: boolean; domains: readonly string[]; number: string },
): Outcome[] {
  const domain = message.from_email.slice(message.from_email.lastIndexOf('@') + 1).toLowerCase();
  const signed = domains.length === 0 || domains.includes(domain);
  const later = async || message.to.length > MOST_AT_ONCE;
  return message.to.map(({ email }) => {
    const { status, reason } = statusOf(email, signed, later);
    return { email, status, _id: idOf(number, email), reject_reason: reason, queued_reason: null };
  });
}

/** The mail as it is kept: for the recipients that it was taken for. */
export function keptMessage(message: SendMessage, taken: readonly string[]): NewMessage {
  const { from_email: address, from_name: name } = message;
  const headers = Object.entries(message.headers ?? {}).map(([header, value]) => ({ name: header, value }));
  const header = (wanted: string) => headers.find((one) => one.name.toLowerCase() === wanted)?.value ?? null;
  return {
    door: 'api',
    envelope: { from: address, to: [...taken] },
    subject: message.subject ?? '',
    from: name ? `${name} <${address}>` : address,
    to: message.to.filter(({ type }) => (type ?? 'to') === 'to').map(({ email }) => email),
    replyTo: header('reply-to'),
    messageId: header('message-id'),
    headers,
    text: message.text ?? '',
    html: message.html ?? '',
    source: null,
  };
}
