import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import type { Driver, Sql } from './store/driver.ts';

const MINUTE_MS = 60_000;
/** After a shorter outage nothing is hastened: what failed waits a minute anyway. */
const MIN_OUTAGE_MS = MINUTE_MS;
/** Mails that are given up one after the other are reported together. */
const DEAD_PAUSE_MS = 60 * MINUTE_MS;
/** How long one worker has to send an alert before another may. */
const CLAIM_MS = 5 * MINUTE_MS;

const sinceRow = z.object({ since: z.int() });

/** What failed before is due now; what was never tried waits for its own time. */
export async function retryFailed(sql: Sql, now: number): Promise<void> {
  await sql.run(
    `update outbox set due_at = $1
     where state = 'waiting' and lease is null and attempts > 0 and due_at > $1`,
    [now],
  );
}

/** A mail left: an outage is over. */
export async function recordSuccess(sql: Sql, now: number): Promise<void> {
  const [outage] = await sql.all(
    sinceRow,
    `update mail_alerts set ended_at = $1 where kind = 'outage' and ended_at is null returning since`,
    [now],
  );
  if (outage && now - outage.since >= MIN_OUTAGE_MS) await retryFailed(sql, now);
}

/** A mail failed for now: an outage lasts from the first one until a mail leaves. */
export async function recordFailure(sql: Sql, now: number): Promise<void> {
  await sql.run(
    `insert into mail_alerts (kind, since, due_at) values ('outage', $1, $1)
     on conflict (kind) do update set since = excluded.since, ended_at = null where mail_alerts.ended_at is not null`,
    [now],
  );
}

/** A mail was given up. */
export async function recordDead(sql: Sql, now: number): Promise<void> {
  await sql.run(
    `insert into mail_alerts (kind, since, due_at) values ('dead', $1, $1)
     on conflict (kind) do update set since = excluded.since, told_at = null,
       due_at = case when mail_alerts.told_at > $2 then mail_alerts.told_at + $3 else excluded.due_at end
     where mail_alerts.told_at is not null`,
    [now, now - DEAD_PAUSE_MS, DEAD_PAUSE_MS],
  );
}

/** How long mails have failed without one that left, in ms; 0 when the last one left. */
export async function outageMs(driver: Driver, now: number): Promise<number> {
  const [outage] = await driver.all(
    sinceRow,
    `select since from mail_alerts where kind = 'outage' and ended_at is null`,
  );
  return outage ? Math.max(1, now - outage.since) : 0;
}

const alertRow = z.object({ since: z.int(), mails: z.int() });

/** Mails were given up, since when (ms) and how many. */
type MailAlert = z.infer<typeof alertRow>;

export type Alerts = {
  /** What is to be reported by mail now, if anything; no other worker gets it for five minutes. */
  claim(): Promise<MailAlert | null>;
  /** The mail about it was sent, so mails leave again. */
  markNotified(alert: MailAlert): Promise<void>;
};

const DUE = `kind = 'dead' and told_at is null and due_at <= $1`;

export const createAlerts = ({ driver, clock }: { driver: Driver; clock: Clock }): Alerts => ({
  async claim() {
    const now = clock.now().getTime();
    // Nearly always there is nothing; a read needs no lock.
    if ((await driver.all(sinceRow, `select since from mail_alerts where ${DUE}`, [now])).length === 0)
      return null;
    return driver.transaction(async (sql) => {
      // Letters that were sent after all before anybody was notified need no mail.
      await sql.run(
        `delete from mail_alerts where ${DUE} and not exists (select 1 from outbox where state = 'dead')`,
        [now],
      );
      const [alert] = await sql.all(
        alertRow,
        `update mail_alerts set due_at = $2 where ${DUE}
         returning since, (select count(*) from outbox where state = 'dead') as mails`,
        [now, now + CLAIM_MS],
      );
      return alert ?? null;
    });
  },

  async markNotified({ since }) {
    const now = clock.now().getTime();
    await driver.transaction(async (sql) => {
      await sql.run(`update mail_alerts set told_at = $1 where kind = 'dead' and since = $2`, [now, since]);
      await recordSuccess(sql, now);
    });
  },
});
