import { randomUUID } from 'node:crypto';
import { KINDS } from '@inktvis/forms';
import type { Clock } from '@inktvis/foundation/clock';
import { type MailError, type MailJob, TEMPLATE_NAMES } from '@inktvis/mail';
import { z } from 'zod';
import { storable } from './address-key.ts';
import { endOutage, outageMs, retryFailed } from './alerts.ts';
import type { Driver, Sql } from './store/driver.ts';
import { mintToken } from './subscriptions.ts';

/** A mail that one worker may send until its lease ends. */
export type Leased = Readonly<Awaited<ReturnType<typeof leasedMails>>[number]>;

/** What became of a failed attempt. `lost`: another worker has the mail by now. */
type Afterwards = 'later' | 'dead' | 'lost';

const stateRow = z.object({ state: z.enum(['waiting', 'dead']) });

const MINUTE_MS = 60_000;
/** Well above the timeout of an attempt. */
const LEASE_MS = 5 * MINUTE_MS;

/** Pauses after the first, second … attempt that failed; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);

/** A mail that could not be sent for this long becomes a dead letter. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

const leasedRow = z.object({
  id: z.string(),
  template: z.enum(TEMPLATE_NAMES),
  attempts: z.int(),
  submission_id: z.string(),
  kind: z.enum(KINDS),
  email: z.string(),
  email_key: z.string(),
  fields: z.string(),
  received_at: z.int(),
  reached: z.string().nullable(),
});

type LeasedRow = z.infer<typeof leasedRow>;

const fieldsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
const idRow = z.object({ id: z.string() });

export const fieldsOf = (json: string): Record<string, string | number> =>
  fieldsSchema.parse(JSON.parse(json));

/** The mail of a row, or null when it has become pointless. Tokens are made here, so that the database never holds one. */
async function jobOf(sql: Sql, row: LeasedRow, now: number): Promise<MailJob | null> {
  const job = {
    id: row.submission_id,
    template: row.template,
    to: row.email,
    receivedAt: new Date(row.received_at),
  };
  if (row.kind !== 'newsletter') return { ...job, data: fieldsOf(row.fields) };
  const confirms = row.template === 'newsletter-confirm';
  const [subscription] = await sql.all(
    idRow,
    'select id from subscriptions where email_key = $1 and state = $2',
    [row.email_key, confirms ? 'pending' : 'confirmed'],
  );
  if (!subscription) return null;
  const purpose = confirms ? 'confirm' : 'unsubscribe';
  return { ...job, data: { token: await mintToken(sql, { subscriptionId: subscription.id, purpose, now }) } };
}

/** The mails of a lease; those that have become pointless are deleted. */
async function leasedMails(sql: Sql, lease: string, now: number) {
  const rows = await sql.all(
    leasedRow,
    `select outbox.id, template, attempts, submission_id, kind, email, email_key, fields, received_at,
       (select string_agg(recipient, ' ') from outbox_recipients where outbox_id = outbox.id) as reached
     from outbox join submissions on submissions.id = submission_id where lease = $1 order by queued_at`,
    [lease],
  );
  const mails = [];
  for (const row of rows) {
    const job = await jobOf(sql, row, now);
    /** Those who got it by earlier attempts; no address holds a space. */
    const reached = row.reached?.split(' ') ?? [];
    if (job) mails.push({ rowId: row.id, lease, attempts: row.attempts, job, reached });
    else await sql.run('delete from outbox where id = $1', [row.id]);
  }
  return mails;
}

const countRow = z.object({ waiting: z.int(), dead: z.int() });

export function createQueue({ driver, clock }: { driver: Driver; clock: Clock }) {
  const now = () => clock.now().getTime();
  return {
    /** Leases up to `max` mails that are due: no other worker gets them within five minutes. */
    async lease(max: number): Promise<readonly Leased[]> {
      return driver.transaction(async (sql) => {
        const lease = randomUUID();
        const changed = await sql.run(
          `with ready as materialized (
             select id from outbox where state = 'waiting' and due_at <= $1 order by due_at limit $2
             ${sql.dialect === 'postgres' ? 'for update skip locked' : ''})
           update outbox set lease = $3, due_at = $4, attempts = attempts + 1 where id in (select id from ready)`,
          [now(), max, lease, now() + LEASE_MS],
        );
        return changed === 0 ? [] : leasedMails(sql, lease, now());
      });
    },

    /** `lost`: the lease ended before, so that another worker may send it again. */
    async sent({ rowId, lease }: Leased): Promise<'sent' | 'lost'> {
      return driver.transaction(async (sql) => {
        await endOutage(sql, now());
        const changed = await sql.run(
          `update outbox set state = 'sent', lease = null, sent_at = $1, problem = null
           where id = $2 and lease = $3`,
          [now(), rowId, lease],
        );
        return changed === 1 ? 'sent' : 'lost';
      });
    },

    /** The attempt failed for some: again later, or a dead letter when it is hopeless. `reached`: those who got the mail. */
    async failed(
      { rowId, lease, attempts }: Leased,
      { kind, message }: MailError,
      reached: readonly string[] = [],
    ): Promise<Afterwards> {
      const next = now() + (PAUSES_MS[Math.min(attempts, PAUSES_MS.length) - 1] ?? MINUTE_MS);
      return driver.transaction(async (sql) => {
        const isHopeless = `$3 = 'permanent' or queued_at <= $4`;
        // Of a dead letter it is when it was given up.
        const [row] = await sql.all(
          stateRow,
          `update outbox set lease = null, problem = $2,
             state = case when ${isHopeless} then 'dead' else 'waiting' end,
             due_at = case when ${isHopeless} then cast($7 as bigint) else cast($1 as bigint) end
           where id = $5 and lease = $6 returning state`,
          [next, storable(message), kind, next - GIVE_UP_MS, rowId, lease, now()],
        );
        if (!row) return 'lost';
        for (const recipient of reached)
          await sql.run(
            `insert into outbox_recipients (outbox_id, recipient) values ($1, $2)
             on conflict (outbox_id, recipient) do nothing`,
            [rowId, recipient],
          );
        return row.state === 'waiting' ? 'later' : 'dead';
      });
    },

    /** What failed before is due at once: a restart may have mended why. */
    retryNow: () => driver.transaction((sql) => retryFailed(sql, now())),

    /** Mails to be tried, and given up; how long no mail has left, in ms. Rejects with a `StoreFailure`. */
    async counts() {
      const [row] = await driver.all(
        countRow,
        `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'dead') as dead
         from outbox where state in ('waiting', 'dead')`,
      );
      return { waiting: 0, dead: 0, ...row, outageMs: await outageMs(driver, now()) };
    },
  };
}
