import { randomUUID } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import { addressKey } from './address-key.ts';
import { enqueue } from './enqueue.ts';
import type { Driver, Sql } from './store/driver.ts';
import { tokenHash } from './tokens.ts';
import type { Outbox, TokenState } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Confirmation mails to one address in a day: nobody's mailbox is filled from our form. */
const MAILS_A_DAY = 3;

const states = z.enum(['pending', 'confirmed', 'unsubscribed']);
const stateRow = z.object({ state: states });
const idRow = z.object({ id: z.string() });
const countRow = z.object({ waiting: z.int(), recent: z.int() });
const tokenRow = z.object({
  subscription_id: z.string(),
  purpose: z.enum(['confirm', 'unsubscribe']),
  expires_at: z.int().nullable(),
  state: states,
  email_key: z.string().nullable(),
});

/**
 * Starts or renews a subscription that waits for its confirmation; says whether a mail has to go out. None goes to an
 * address that is on the list, has a mail waiting, or had three in a day.
 */
export async function renewSubscription(
  sql: Sql,
  { email, now }: { email: string; now: number },
): Promise<boolean> {
  const key = addressKey(email);
  const [subscription] = await sql.all(
    stateRow,
    `insert into subscriptions (id, email, email_key, state, requested_at) values ($1, $2, $3, 'pending', $4)
     on conflict (email_key) do update set requested_at =
       case subscriptions.state when 'pending' then excluded.requested_at else subscriptions.requested_at end
     returning state`,
    [randomUUID(), email, key, now],
  );
  const [mails] = await sql.all(
    countRow,
    `select coalesce(sum(case when outbox.state = 'waiting' then 1 else 0 end), 0) as waiting, count(*) as recent
     from submissions join outbox on outbox.submission_id = submissions.id
     where email_key = $1 and template = 'newsletter-confirm' and received_at > $2`,
    [key, now - DAY_MS],
  );
  return subscription?.state === 'pending' && mails?.waiting === 0 && mails.recent < MAILS_A_DAY;
}

async function find(sql: Pick<Sql, 'all'>, token: string) {
  const hash = tokenHash(token);
  if (hash === null) return undefined;
  const [found] = await sql.all(
    tokenRow,
    `select subscription_id, purpose, expires_at, state, email_key
     from subscription_tokens join subscriptions on subscriptions.id = subscription_id where hash = $1`,
    [hash],
  );
  return found;
}

function stateOf(found: z.infer<typeof tokenRow> | undefined, now: number): TokenState {
  if (found?.purpose !== 'confirm') return 'unknown';
  if (found.state === 'confirmed') return 'confirmed';
  // The address left and is forgotten: its old links ask to subscribe anew.
  if (found.state === 'unsubscribed') return 'expired';
  return (found.expires_at ?? 0) > now ? 'pending' : 'expired';
}

/** The mail with the first link to unsubscribe, on account of the request that was just confirmed. */
async function welcome(sql: Sql, emailKey: string | null, now: number): Promise<void> {
  const [request] = await sql.all(
    idRow,
    `select id from submissions where email_key = $1 and kind = 'newsletter' order by received_at desc limit 1`,
    [emailKey],
  );
  if (request) await enqueue(sql, { submissionId: request.id, template: 'newsletter-welcome', now });
}

/** What visitors do with the links in our mails. */
export function createSubscriptions({
  driver,
  clock,
}: {
  driver: Driver;
  clock: Clock;
}): Pick<Outbox, 'subscription' | 'confirm' | 'unsubscribe'> {
  const now = () => clock.now().getTime();
  return {
    subscription: async (token) => stateOf(await find(driver, token), now()),

    confirm: (token) =>
      driver.transaction(async (sql) => {
        const found = await find(sql, token);
        const state = stateOf(found, now());
        if (state === 'confirmed') return 'already';
        if (state !== 'pending' || !found) return state === 'pending' ? 'unknown' : state;
        // Two at once: the second finds it done.
        const changed = await sql.run(
          `update subscriptions set state = 'confirmed', confirmed_at = $1 where id = $2 and state = 'pending'`,
          [now(), found.subscription_id],
        );
        await sql.run('update subscription_tokens set used_at = $1 where hash = $2', [
          now(),
          tokenHash(token),
        ]);
        if (changed === 0) return 'already';
        await welcome(sql, found.email_key, now());
        return 'confirmed';
      }),

    unsubscribe: (token) =>
      driver.transaction(async (sql) => {
        const found = await find(sql, token);
        if (!found) return 'unknown';
        await sql.run(
          `update subscriptions set state = 'unsubscribed', email = null, email_key = null, ended_at = $1
           where id = $2 and state <> 'unsubscribed'`,
          [now(), found.subscription_id],
        );
        if (found.email_key !== null) {
          await sql.run(`delete from submissions where email_key = $1 and kind = 'newsletter'`, [
            found.email_key,
          ]);
        }
        return 'unsubscribed';
      }),
  };
}
