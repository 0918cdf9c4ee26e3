import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import { addressKey } from './address-key.ts';
import { enqueue } from './mails.ts';
import type { Driver, Sql } from './store/driver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Confirmation mails to one address in a day, so that our form cannot fill a mailbox. */
const MAX_MAILS_A_DAY = 3;

type Purpose = 'confirm' | 'unsubscribe';

/** The text of the mail says so. */
const CONFIRM_MS = 7 * DAY_MS;

const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A new token, of which only the hash is stored. Older ones keep working. */
export async function mintToken(
  sql: Sql,
  { subscriptionId, purpose, now }: { subscriptionId: string; purpose: Purpose; now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql.run(
    'insert into subscription_tokens (hash, subscription_id, purpose, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(token), subscriptionId, purpose, purpose === 'confirm' ? now + CONFIRM_MS : null],
  );
  return token;
}

/** `pending` may still be confirmed, `expired` could have been, `confirmed` already was. */
type TokenState = 'pending' | 'confirmed' | 'expired' | 'unknown';

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

/** Starts or renews a subscription that waits for confirmation; gives whether a mail has to be sent. */
export async function renewSubscription(sql: Sql, { email, now }: { email: string; now: number }) {
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
    `select count(*) filter (where outbox.state = 'waiting') as waiting, count(*) as recent
     from submissions join outbox on outbox.submission_id = submissions.id
     where email_key = $1 and template = 'newsletter-confirm' and received_at > $2`,
    [key, now - DAY_MS],
  );
  return subscription?.state === 'pending' && mails?.waiting === 0 && mails.recent < MAX_MAILS_A_DAY;
}

async function find(sql: Pick<Sql, 'all'>, token: string) {
  const [found] = await sql.all(
    tokenRow,
    `select subscription_id, purpose, expires_at, state, email_key
     from subscription_tokens join subscriptions on subscriptions.id = subscription_id where hash = $1`,
    [tokenHash(token)],
  );
  return found;
}

function stateOf(found: z.infer<typeof tokenRow> | undefined, now: number): TokenState {
  if (found?.purpose !== 'confirm') return 'unknown';
  if (found.state === 'confirmed') return 'confirmed';
  // The address unsubscribed and was deleted: its old links offer to subscribe again.
  if (found.state === 'unsubscribed') return 'expired';
  return (found.expires_at ?? 0) > now ? 'pending' : 'expired';
}

/** All reject with a `StoreFailure` when the database does not respond. */
export function createSubscriptions({ driver, clock }: { driver: Driver; clock: Clock }) {
  const now = () => clock.now().getTime();
  return {
    /** What a token from a confirmation mail could do. Changes nothing. */
    subscription: async (token: string): Promise<TokenState> => stateOf(await find(driver, token), now()),

    /** Puts the address on the list, once; a second time is `already`. */
    confirm: (token: string): Promise<'confirmed' | 'already' | 'expired' | 'unknown'> =>
      driver.transaction(async (sql) => {
        const found = await find(sql, token);
        if (!found) return 'unknown';
        const state = stateOf(found, now());
        if (state === 'confirmed') return 'already';
        if (state !== 'pending') return state;
        // Two at once: the second finds it done.
        const changed = await sql.run(
          `update subscriptions set state = 'confirmed', confirmed_at = $1 where id = $2 and state = 'pending'`,
          [now(), found.subscription_id],
        );
        if (changed === 0) return 'already';
        // Under the request that was just confirmed.
        const [request] = await sql.all(
          idRow,
          `select id from submissions where email_key = $1 and kind = 'newsletter' order by received_at desc limit 1`,
          [found.email_key],
        );
        if (request)
          await enqueue(sql, { submissionId: request.id, template: 'newsletter-welcome', now: now() });
        return 'confirmed';
      }),

    /** Takes the address off the list and deletes it; a second time is `unsubscribed` too. */
    unsubscribe: (token: string): Promise<'unsubscribed' | 'unknown'> =>
      driver.transaction(async (sql) => {
        const found = await find(sql, token);
        if (found?.purpose !== 'unsubscribe') return 'unknown';
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
