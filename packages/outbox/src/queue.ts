import { randomUUID } from 'node:crypto';
import type { Clock } from '@inktvis/foundation/clock';
import type { MailJob } from '@inktvis/mail';
import { z } from 'zod';
import { storable } from './address-key.ts';
import { GIVE_UP_MS, pauseAfter } from './delays.ts';
import { jobOf, leasedRow } from './job.ts';
import type { Driver } from './store/driver.ts';

/** A mail that one worker may send until its lease ends. */
export type Leased = {
  readonly rowId: string;
  readonly lease: string;
  readonly attempts: number;
  readonly job: MailJob;
};

/** What became of a failed attempt. `lost`: somebody else has the mail by now. */
export type Afterwards = 'later' | 'dead' | 'lost';

export type Queue = {
  /** Leases up to `most` mails that are due. No other worker gets them within `leaseMs`. */
  lease(options: { most: number; leaseMs: number }): Promise<readonly Leased[]>;
  /** The mail left. False when the lease was lost, so that another worker may send it again. */
  sent(mail: Leased, providerId: string | null): Promise<boolean>;
  /** The attempt failed: again later, or a dead letter when it is hopeless. */
  failed(
    mail: Leased,
    problem: { readonly kind: 'temporary' | 'permanent'; readonly message: string },
  ): Promise<Afterwards>;
};

const PROBLEM_LENGTH = 500;
/** What the worker writes goes along with what visitors send, if that comes soon. */
const PATIENCE_MS = 5;
const oneRow = z.object({ state: z.enum(['waiting', 'dead']) });
const anyRow = z.object({ id: z.string() });

/** The outbox as a queue of mails. */
export function createQueue({
  driver,
  clock,
  random = Math.random,
}: {
  driver: Driver;
  clock: Clock;
  random?: () => number;
}): Queue {
  const now = () => clock.now().getTime();
  const due = `select id from outbox where state = 'waiting' and due_at <= $1 order by due_at limit $2`;
  return {
    async lease({ most, leaseMs }) {
      // A look costs nothing; the claim takes the one lock that visitors need as well.
      const waiting = await driver.all(anyRow, due, [now(), 1]);
      if (waiting.length === 0) return [];
      return driver.transaction(async (sql) => {
        const lease = randomUUID();
        const changed = await sql.run(
          `with ready as materialized (${due} ${driver.skipLocked})
           update outbox set lease = $3, due_at = $4, attempts = attempts + 1 where id in (select id from ready)`,
          [now(), most, lease, now() + leaseMs],
        );
        if (changed === 0) return [];
        const rows = await sql.all(
          leasedRow,
          `select outbox.id, template, attempts, submission_id, kind, email, email_key, fields, received_at
           from outbox join submissions on submissions.id = submission_id where lease = $1 order by queued_at`,
          [lease],
        );
        const mails: Leased[] = [];
        for (const row of rows) {
          const job = await jobOf(sql, row, now());
          if (job) mails.push({ rowId: row.id, lease, attempts: row.attempts, job });
          else await sql.run('delete from outbox where id = $1', [row.id]);
        }
        return mails;
      }, PATIENCE_MS);
    },

    async sent({ rowId, lease }, providerId) {
      const changed = await driver.transaction(
        (sql) =>
          sql.run(
            `update outbox set state = 'sent', lease = null, sent_at = $1, provider_id = $2, problem = null
             where id = $3 and lease = $4`,
            [now(), providerId, rowId, lease],
          ),
        PATIENCE_MS,
      );
      return changed === 1;
    },

    async failed({ rowId, lease, attempts }, { kind, message }) {
      const next = now() + pauseAfter(attempts, random());
      const rows = await driver.transaction(
        (sql) =>
          sql.all(
            oneRow,
            `update outbox set lease = null, due_at = $1, problem = $2,
               state = case when $3 = 'permanent' or queued_at <= $4 then 'dead' else 'waiting' end
             where id = $5 and lease = $6 returning state`,
            [next, storable(message).slice(0, PROBLEM_LENGTH), kind, next - GIVE_UP_MS, rowId, lease],
          ),
        PATIENCE_MS,
      );
      if (rows.length === 0) return 'lost';
      return rows[0]?.state === 'dead' ? 'dead' : 'later';
    },
  };
}
