import { KINDS, type Kind } from '@inktvis/forms';
import { z } from 'zod';
import { addressKey } from '../address-key.ts';
import type { Driver } from '../store/driver.ts';
import { mintToken } from '../subscriptions.ts';

const kindRow = z.object({ kind: z.enum(KINDS) });
const idRow = z.object({ id: z.string() });
const stateRow = z.object({ state: z.enum(['pending', 'confirmed']) });
const subscriberRow = z.object({
  id: z.string(),
  email: z.string(),
  requested_at: z.int(),
  confirmed_at: z.int(),
});

type Forgotten = {
  readonly requests: { readonly [K in Kind]: number };
  readonly subscription: 'pending' | 'confirmed' | null;
  /** Requests of others that mention the address as well. */
  readonly mentionedIn: readonly string[];
};

/** Deletes everything that came from an address: requests with their mails, the subscription with its tokens. */
export async function forget(driver: Driver, email: string): Promise<Forgotten> {
  const key = addressKey(email);
  const forgotten = await driver.transaction(async (sql) => {
    const kinds = await sql.all(kindRow, 'delete from submissions where email_key = $1 returning kind', [
      key,
    ]);
    const [subscription] = await sql.all(
      stateRow,
      'delete from subscriptions where email_key = $1 returning state',
      [key],
    );
    const pattern = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
    const mentions = await sql.all(
      idRow,
      `select id from submissions where lower(fields) like $1 escape '\\'`,
      [pattern],
    );
    const count = (kind: Kind) => kinds.filter((one) => one.kind === kind).length;
    return {
      requests: {
        contact: count('contact'),
        'group-purchase': count('group-purchase'),
        newsletter: count('newsletter'),
      },
      subscription: subscription?.state ?? null,
      mentionedIn: mentions.map(({ id }) => id),
    };
  });
  await driver.scrub();
  return forgotten;
}

type Subscriber = {
  readonly id: string;
  readonly email: string;
  readonly requestedAt: number;
  readonly confirmedAt: number;
};

/** Who is on the list of the newsletter, by address. */
export async function subscribers(driver: Driver): Promise<Subscriber[]> {
  const rows = await driver.all(
    subscriberRow,
    `select id, email, requested_at, confirmed_at from subscriptions where state = 'confirmed' order by email_key`,
  );
  return rows.map(({ id, email, requested_at, confirmed_at }) => ({
    id,
    email,
    requestedAt: requested_at,
    confirmedAt: confirmed_at,
  }));
}

/** A new token to unsubscribe with for each; those of earlier exports keep working. */
export function mintUnsubscribeTokens(
  driver: Driver,
  ids: readonly string[],
  now: number,
): Promise<string[]> {
  return driver.transaction(async (sql) => {
    const tokens: string[] = [];
    for (const subscriptionId of ids)
      tokens.push(await mintToken(sql, { subscriptionId, purpose: 'unsubscribe', now }));
    return tokens;
  });
}
