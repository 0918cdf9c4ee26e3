import { createHash, randomUUID } from 'node:crypto';
import type { Log } from '@inktvis/foundation/log';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { outcomeOf, problem } from './faults.ts';
import type { MessageStore, NewMessage } from './message-store.ts';

const recipient = z.looseObject({
  email: z.string().min(1),
  name: z.string().nullish(),
  type: z.enum(['to', 'cc', 'bcc']).nullish(),
});

/** What `messages/send` is asked (mailchimp.com/developer/transactional); what is not used here is not checked. */
const sendSchema = z.looseObject({
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
type Outcome = {
  readonly email: string;
  readonly status: Status;
  readonly _id: string;
  readonly reject_reason: string | null;
  readonly queued_reason: string | null;
};

/** With more recipients than this the mail is queued for each. */
const MAX_SENT_AT_ONCE = 10;

const idOf = (number: string, email: string): string =>
  createHash('sha256').update(`${number}\n${email}`).digest('hex').slice(0, 32);

function statusOf(email: string, signed: boolean, later: boolean): { status: Status; reason: string | null } {
  if (!signed) return { status: 'rejected', reason: 'unsigned' };
  const outcome = outcomeOf(email);
  if (outcome === 'reject') return { status: 'rejected', reason: 'hard-bounce' };
  if (outcome === 'invalid' || !/^[^@\s]+@[^@\s]+$/.test(email)) return { status: 'invalid', reason: null };
  return { status: outcome === 'queue' || later ? 'queued' : 'sent', reason: null };
}

/** The outcome for every recipient; without a list of domains, every sender is signed. */
function outcomesOf(
  message: SendMessage,
  { async, domains, number }: { async: boolean; domains: readonly string[]; number: string },
): Outcome[] {
  const domain = message.from_email.slice(message.from_email.lastIndexOf('@') + 1).toLowerCase();
  const signed = domains.length === 0 || domains.includes(domain);
  const later = async || message.to.length > MAX_SENT_AT_ONCE;
  return message.to.map(({ email }) => {
    const { status, reason } = statusOf(email, signed, later);
    return { email, status, _id: idOf(number, email), reject_reason: reason, queued_reason: null };
  });
}

/** The mail as it is stored, for the recipients that were accepted. */
function storedMessage(message: SendMessage, accepted: readonly string[]): NewMessage {
  const { from_email: address, from_name: name } = message;
  const headers = Object.entries(message.headers ?? {}).map(([header, value]) => ({ name: header, value }));
  const header = (wanted: string) => headers.find((one) => one.name.toLowerCase() === wanted)?.value ?? null;
  return {
    via: 'api',
    envelope: { from: address, to: [...accepted] },
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

export type ProviderOptions = {
  readonly store: MessageStore;
  readonly key: string;
  /** Domains that may send; none means all. */
  readonly domains: readonly string[];
  readonly log: Log;
};

const keySchema = z.looseObject({ key: z.string() });

async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch {
    return undefined;
  }
}

/** `messages/send`: stores the mail for the recipients that are accepted. */
async function sendMail({ store, domains, log }: ProviderOptions, body: unknown): Promise<Response> {
  const asked = sendSchema.safeParse(body);
  if (!asked.success) {
    const path = asked.error.issues[0]?.path.join('.') ?? '';
    return problem('ValidationError', `Validation error: ${path}`);
  }
  const { message, async } = asked.data;
  const special = message.to.map(({ email }) => outcomeOf(email));
  if (special.includes('down')) return problem('GeneralError');
  const outcomes = outcomesOf(message, { async: async ?? false, domains, number: randomUUID() });
  const accepted = outcomes.filter(({ status }) => status === 'sent' || status === 'queued');
  if (accepted.length > 0) {
    const { id } = store.add(
      storedMessage(
        message,
        accepted.map(({ email }) => email),
      ),
    );
    log.info({ id, via: 'api' }, 'mail stored');
  }
  return Response.json(outcomes);
}

/** The calls of Mailchimp Transactional that the site makes (mailchimp.com/developer/transactional), below one base path. */
export function createProvider(options: ProviderOptions): Hono {
  const app = new Hono();

  /** Every call has the key in its body, which is checked first. */
  async function withKey(context: Context, then: (body: unknown) => Promise<Response>): Promise<Response> {
    const body = await bodyOf(context);
    const given = keySchema.safeParse(body);
    if (!given.success) return problem('ValidationError', 'You must specify a key value');
    return given.data.key === options.key ? then(body) : problem('Invalid_Key');
  }

  const call = (name: string, then: (body: unknown) => Promise<Response>) => {
    for (const path of [`/${name}`, `/${name}.json`]) app.post(path, (context) => withKey(context, then));
  };

  call('users/ping', async () => Response.json('PONG!'));
  call('users/ping2', async () => Response.json({ PING: 'PONG!' }));
  call('messages/send', (body) => sendMail(options, body));
  app.all('*', () => problem('Unknown_Method'));
  return app;
}
