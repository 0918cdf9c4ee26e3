import { randomUUID } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import { addressKey, storable } from './address-key.ts';
import { enqueue } from './enqueue.ts';
import { MAILS } from './mails.ts';
import type { Driver } from './store/driver.ts';
import { renewSubscription } from './subscriptions.ts';
import type { Submission } from './types.ts';

/** Keeps a submission and its mails in one transaction; gives its id. */
export function accept(
  { driver, clock }: { driver: Driver; clock: Clock },
  submission: Submission,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now().getTime();
  const { kind, ...fields } = submission;
  const email = storable(submission.kind === 'group-purchase' ? submission.contactEmail : submission.email);
  return driver.transaction(async (sql) => {
    await sql.run(
      'insert into submissions (id, kind, email, email_key, fields, received_at) values ($1, $2, $3, $4, $5, $6)',
      [id, kind, email, addressKey(email), JSON.stringify(fields), now],
    );
    const wanted = kind !== 'newsletter' || (await renewSubscription(sql, { email, now }));
    if (wanted) for (const template of MAILS[kind]) await enqueue(sql, { submissionId: id, template, now });
    return id;
  });
}
