import { randomUUID } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { mailsFor } from '@inktvis/mail';
import { z } from 'zod';
import { addressKey, storable } from './address-key.ts';
import { enqueue } from './mails.ts';
import type { Driver, Sql } from './store/driver.ts';
import { renewSubscription } from './subscriptions.ts';
import type { Allowance, Limited, Submission } from './types.ts';

/**
 * How long a visitor waits for the commit to begin, in ms. Well below the 15 s after which the server gives a page up, so
 * that nobody is told that what was stored failed.
 */
const STORE_MS = 5_000;

const countedRow = z.object({ started_at: z.int(), taken: z.int() });

/** Counts one attempt, in a window that starts with the first; when there is room for it, or null when there is now. */
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
  return counted.started_at + windowMs * Math.floor((counted.taken - 1) / limit);
}

/** `refusedMs`: how long until the first allowance that refuses has room. `dueAt`: when the mails may leave. */
type Counted = { readonly refusedMs: number | null; readonly isMuted: boolean; readonly dueAt: number };

/** Counts against each allowance, up to the first that is used up and refuses. */
async function countAgainst(sql: Sql, allowances: readonly Allowance[], now: number): Promise<Counted> {
  let isMuted = false;
  let dueAt = now;
  for (const allowance of allowances) {
    const roomAt = await countAttempt(sql, allowance, now);
    if (roomAt === null) continue;
    if (allowance.whenUsedUp === 'mute') isMuted = true;
    else if (allowance.whenUsedUp === 'delay') dueAt = Math.max(dueAt, roomAt);
    else return { refusedMs: roomAt - now, isMuted, dueAt };
  }
  return { refusedMs: null, isMuted, dueAt };
}

/**
 * Counts the attempt and stores a submission and its mails, all or nothing of them; gives its id, or how long to wait. An
 * attempt too many is counted as well.
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
    const { refusedMs, isMuted, dueAt } = await countAgainst(sql, allowances, now);
    if (refusedMs !== null) {
      const retryAfterSeconds = Math.max(1, Math.ceil(refusedMs / 1000));
      return err({ kind: 'limited', retryAfterSeconds } as const);
    }
    await sql.run(
      'insert into submissions (id, kind, email, email_key, fields, received_at) values ($1, $2, $3, $4, $5, $6)',
      [id, kind, email, addressKey(email), JSON.stringify(fields), now],
    );
    const isWanted = kind !== 'newsletter' || (await renewSubscription(sql, { email, now }));
    const templates = isWanted ? mailsFor(kind, { isMuted }) : [];
    for (const template of templates) await enqueue(sql, { submissionId: id, template, dueAt });
    return ok({ id });
  }, STORE_MS);
}
