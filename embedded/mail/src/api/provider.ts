import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@inktvis/foundation/log';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { MessageStore } from '../store/message-store.ts';
import { magicOf } from '../switches/magic.ts';
import { problem } from './problem.ts';
import { keptMessage, outcomesOf, sendSchema } from './send.ts';

export type ProviderOptions = {
  readonly store: MessageStore;
  /** The key that is accepted. */
  readonly key: string;
  /** Domains that may send; none means all. */
  readonly domains: readonly string[];
  readonly slowMs: number;
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

/** The calls of Mailchimp Transactional that the site makes (contract email-provider 1), below one base path. */
export function createProvider({ store, key, domains, slowMs, log }: ProviderOptions): Hono {
  const app = new Hono();

  /** Every call has the key in its body; what is wrong with that comes first. */
  async function withKey(context: Context, then: (body: unknown) => Promise<Response>): Promise<Response> {
    const body = await bodyOf(context);
    const given = keySchema.safeParse(body);
    if (!given.success) return problem('ValidationError', 'You must specify a key value');
    return given.data.key === key ? then(body) : problem('Invalid_Key');
  }

  const call = (name: string, then: (body: unknown) => Promise<Response>) => {
    for (const path of [`/${name}`, `/${name}.json`]) app.post(path, (context) => withKey(context, then));
  };

  call('users/ping', async () => Response.json('PONG!'));
  call('users/ping2', async () => Response.json({ PING: 'PONG!' }));
  call('messages/send', async (body) => {
    const asked = sendSchema.safeParse(body);
    if (!asked.success) {
      const path = asked.error.issues[0]?.path.join('.') ?? '';
      return problem('ValidationError', `Validation error: ${path}`);
    }
    const { message, async } = asked.data;
    const magic = message.to.map(({ email }) => magicOf(email));
    if (magic.includes('slow')) await wait(slowMs, undefined, { ref: false });
    if (magic.includes('down')) return problem('GeneralError');
    const outcomes = outcomesOf(message, { async: async ?? false, domains, number: randomUUID() });
    const taken = outcomes.filter(({ status }) => status === 'sent' || status === 'queued');
    if (taken.length > 0) {
      const { id } = await store.add(
        keptMessage(
          message,
          taken.map(({ email }) => email),
        ),
      );
      log.info({ id, door: 'api' }, 'mail kept');
    }
    return Response.json(outcomes);
  });
  app.all('*', () => problem('Unknown_Method'));
  return app;
}
