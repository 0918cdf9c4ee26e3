import { randomUUID } from 'node:crypto';
import type { TemplateName } from '@inktvis/mail';
import type { Sql } from './store/driver.ts';

/** Puts a mail in the outbox, to leave now (ms since the epoch). One that is there already stays as it is. */
export async function enqueue(
  sql: Sql,
  { submissionId, template, now }: { submissionId: string; template: TemplateName; now: number },
): Promise<void> {
  await sql.run(
    `insert into outbox (id, submission_id, template, state, attempts, queued_at, due_at)
     values ($1, $2, $3, 'waiting', 0, $4, $4) on conflict (submission_id, template) do nothing`,
    [randomUUID(), submissionId, template, now],
  );
}
