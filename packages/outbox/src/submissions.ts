import { randomUUID } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';
import { addressKey, storable } from './address-key.ts';
import { enqueue, mailsFor } from './mails.ts';
import type { Driver, Sql } from './store/driver.ts';
import { renewSubscription } from './subscriptions.ts';
import type { Allowance, Limited, Submission } from './types.ts';

const countedRow = z.object({ started_at: z.int(), taken: z.int() });

/** Counts one attempt, in a window that starts with the first; seconds to wait, or null when there is room. */
async function countAttempt(
  sql: Sql,
  { scope, key, limit, windowSeconds }: Allowance,
  now: number,
): Promise<number | null> {
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
  if (!counted || counted.taken <= limit) return null;
  return Math.max(1, Math.ceil((counted.started_at + windowMs - now) / 1000));
}

/** Counts against each allowance up to the first that is used up and refuses: seconds to wait for that one, or null. */
async function countAgainst(sql: Sql, allowances: readonly Allowance[], now: number) {
  let muted = false;
  for (const allowance of allowances) {
    const wait = await countAttempt(sql, allowance, now);
    if (wait === null) continue;
    if (allowance.whenUsedUp !== 'mute') return { retryAfterSeconds: wait, muted };
    muted = true;
  }
  return { retryAfterSeconds: null, muted };
}

/**
 * Counts the attempt and stores a submission and its mails, all in one transaction; gives its id, or how long to wait.
 * An attempt too many is counted as well.
 */
export function storeSubmission(
  { driver, clock }: { driver: Driver; clock: Clock },
  { kind, email: address, fields }: Submission,
  allowances: readonly Allowance[],
): Promise<Result<{ readonly id: string }, Limited>> {
  const id = randomUUID();
  const now = clock.now().getTime();
  const email = storable(address);
  return driver.transaction(async (sql) => {
    const { retryAfterSeconds, muted } = await countAgainst(sql, allowances, now);
    if (retryAfterSeconds !== null) return err({ kind: 'limited', retryAfterSeconds } as const);
    await sql.run(
      'insert into submissions (id, kind, email, email_key, fields, received_at) values ($1, $2, $3, $4, $5, $6)',
      [id, kind, email, addressKey(email), JSON.stringify(fields), now],
    );
    const isWanted = kind !== 'newsletter' || (await renewSubscription(sql, { email, now }));
    const templates = isWanted ? mailsFor(kind, { muted }) : [];
    for (const template of templates) await enqueue(sql, { submissionId: id, template, now });
    return ok({ id });
  });
}
