import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { type Fault, outcomeOf } from './faults.ts';
import type { MessageStore, NewMessage } from './message-store.ts';

const PROBLEMS = {
  Invalid_Key: { status: 401, code: -1, message: 'Invalid API key' },
  ValidationError: { status: 400, code: -2, message: 'Validation error' },
  Unknown_Method: { status: 404, code: -1, message: 'Unknown method' },
  TooManyRequests: { status: 429, code: -1, message: 'Too many requests' },
  GeneralError: { status: 500, code: -1, message: 'An unknown error occurred processing your request' },
} as const;

export function problem(name: keyof typeof PROBLEMS): Response {
  const { status, code, message } = PROBLEMS[name];
  return Response.json({ status: 'error', code, name, message }, { status });
}

/** What is not used here is not checked (mailchimp.com/developer/transactional). */
const sendSchema = z.object({
  message: z.object({
    from_email: z.string().default(''),
    from_name: z.string().nullish(),
    to: z.array(z.object({ email: z.string().min(1) })).min(1),
    subject: z.string().nullish(),
    html: z.string().nullish(),
    text: z.string().nullish(),
    headers: z.record(z.string(), z.string()).nullish(),
  }),
});

type SendMessage = z.infer<typeof sendSchema>['message'];

function statusOf(email: string) {
  const outcome = outcomeOf(email);
  if (outcome === 'reject') return { status: 'rejected', reject_reason: 'hard-bounce' };
  if (outcome === 'invalid' || !/^[^@\s]+@[^@\s]+$/.test(email))
    return { status: 'invalid', reject_reason: null };
  return { status: 'sent', reject_reason: null };
}

function storedMessage(message: SendMessage, accepted: readonly string[]): NewMessage {
  const { from_email: address, from_name: name } = message;
  const headers = Object.entries(message.headers ?? {}).map(([header, value]) => ({ name: header, value }));
  const header = (wanted: string) => headers.find((one) => one.name.toLowerCase() === wanted)?.value ?? null;
  return {
    envelope: { from: address, to: accepted },
    subject: message.subject ?? '',
    from: name ? `${name} <${address}>` : address,
    to: message.to.map(({ email }) => email),
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
  readonly fault: () => Fault;
};

function sendMail(store: MessageStore, body: unknown): Response {
  const asked = sendSchema.safeParse(body);
  if (!asked.success) return problem('ValidationError');
  const { message } = asked.data;
  if (message.to.some(({ email }) => outcomeOf(email) === 'down')) return problem('GeneralError');
  const outcomes = message.to.map(({ email }) => ({
    email,
    _id: randomUUID().replaceAll('-', ''),
    queued_reason: null,
    ...statusOf(email),
  }));
  const accepted = outcomes.filter(({ status }) => status === 'sent').map(({ email }) => email);
  if (accepted.length > 0) store.add(storedMessage(message, accepted));
  return Response.json(outcomes);
}

const never = () => new Promise<never>(() => {});
const keySchema = z.object({ key: z.string() });

/** The one call that the site makes (mailchimp.com/developer/transactional). */
export function createProvider(options: ProviderOptions): Hono {
  const app = new Hono();
  app.use(async (_context, next) => {
    const fault = options.fault();
    if (fault === 'hang') return never();
    if (fault === '4xx') return problem('TooManyRequests');
    if (fault === '5xx') return problem('GeneralError');
    await next();
    return fault === 'lost-answer' ? never() : undefined;
  });
  app.post('/messages/send', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    // The key is in the body, and checked first.
    const given = keySchema.safeParse(body);
    if (!given.success) return problem('ValidationError');
    return given.data.key === options.key ? sendMail(options.store, body) : problem('Invalid_Key');
  });
  app.all('*', () => problem('Unknown_Method'));
  return app;
}
