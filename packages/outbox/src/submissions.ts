import { randomUUID } from 'node:crypto';
import type { Submission } from '@inktvis/forms';
import type { Clock } from '@inktvis/foundation/clock';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { mailsFor } from '@inktvis/mail';
import { z } from 'zod';
import { addressKey, storable } from './address-key.ts';
import { enqueue } from './mails.ts';
import type { Driver, Sql } from './store/driver.ts';
import { renewSubscription } from './subscriptions.ts';

export type { Submission };

export type Allowance = {
  /** What is counted: `contact`, `subscribe`; each scope counts by itself. */
  readonly scope: string;
  /** Who sends it, already hashed by the caller, or a constant for a limit in total. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /** Beyond the limit nothing is stored, or all of it without a mail to the sender. */
  readonly whenUsedUp?: 'refuse' | 'mute';
};

/** An allowance is used up; there is room again after so long. */
type Limited = { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/** How long a visitor waits for the commit to begin: well below the 15 s after which the server gives up, in ms. */
const STORE_MS = 5_000;

const countedRow = z.object({ started_at: z.int(), taken: z.int() });

/** How long until there is room, in ms: 0 when there is now. A window starts with the first attempt. */
async function countAttempt(sql: Sql, { scope, key, limit, windowSeconds }: Allowance, now: number) {
  const windowMs = windowSeconds * 1000;
  const [counted] = await sql.all(
    countedRow,
    `insert into rate_limits (scope, asker, started_at, taken) values ($1, $2, $3, 1)
     on conflict (scope, asker) do update set
       taken = case when rate_limits.started_at <= $4 then 1 else rate_limits.taken + 1 end,
       started_at = case when rate_limits.started_at <= $4 then excluded.started_at
                         else rate_limits.started_at end
     returning started_at, taken`,
    [scope, key, now, now - windowMs],
  );
  return counted && counted.taken > limit ? counted.started_at + windowMs - now : 0;
}

/** Counts the attempt, also one too many, and stores a submission with its mails: all of it or nothing. */
export function storeSubmission(
  { driver, clock }: { driver: Driver; clock: Clock },
  { kind, email: address, fields }: Submission,
  allowances: readonly Allowance[],
): Promise<Result<{ readonly id: string }, Limited>> {
  const id = randomUUID();
  const now = clock.now().getTime();
  const email = storable(address);
  return driver.transaction(async (sql) => {
    let isMuted = false;
    for (const allowance of allowances) {
      const waitMs = await countAttempt(sql, allowance, now);
      if (waitMs > 0 && allowance.whenUsedUp !== 'mute')
        return err({ kind: 'limited', retryAfterSeconds: Math.ceil(waitMs / 1000) } as const);
      if (waitMs > 0) isMuted = true;
    }
    await sql.run(
      'insert into submissions (id, kind, email, email_key, fields, received_at) values ($1, $2, $3, $4, $5, $6)',
      [id, kind, email, addressKey(email), JSON.stringify(fields), now],
    );
    const isWanted = kind !== 'newsletter' || (await renewSubscription(sql, { email, now }));
    const templates = isWanted ? mailsFor(kind, { isMuted }) : [];
    for (const template of templates) await enqueue(sql, { submissionId: id, template, now });
    return ok({ id });
  }, STORE_MS);
}
