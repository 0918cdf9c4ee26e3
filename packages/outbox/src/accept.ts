import { randomUUID } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { addressKey, storable } from './address-key.ts';
import { enqueue } from './enqueue.ts';
import { MAILS } from './mails.ts';
import { takeAll } from './rate-limit.ts';
import type { Driver } from './store/driver.ts';
import { renewSubscription } from './subscriptions.ts';
import type { Allowance, Limited, Submission } from './types.ts';

/**
 * Counts the attempt and keeps a submission and its mails, all in one transaction; gives its id, or how long to wait.
 * An attempt too many is counted as well.
 */
export function accept(
  { driver, clock }: { driver: Driver; clock: Clock },
  submission: Submission,
  allowances: readonly Allowance[],
): Promise<Result<{ readonly id: string }, Limited>> {
  const id = randomUUID();
  const now = clock.now().getTime();
  const { kind, ...fields } = submission;
  const email = storable(submission.kind === 'group-purchase' ? submission.contactEmail : submission.email);
  return driver.transaction(async (sql) => {
    const retryAfterSeconds = await takeAll(sql, allowances, now);
    if (retryAfterSeconds !== null) return err({ kind: 'limited', retryAfterSeconds } as const);
    await sql.run(
      'insert into submissions (id, kind, email, email_key, fields, received_at) values ($1, $2, $3, $4, $5, $6)',
      [id, kind, email, addressKey(email), JSON.stringify(fields), now],
    );
    const wanted = kind !== 'newsletter' || (await renewSubscription(sql, { email, now }));
    if (wanted) for (const template of MAILS[kind]) await enqueue(sql, { submissionId: id, template, now });
    return ok({ id });
  });
}
