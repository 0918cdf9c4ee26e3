import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import type { Driver, Sql } from './store/driver.ts';

const MINUTE_MS = 60_000;
/** Mails that fail for this long are an outage that is reported by mail. */
const OUTAGE_MS = 15 * MINUTE_MS;
/** After a shorter outage nothing is hastened: what failed waits a minute anyway. */
const MIN_OUTAGE_MS = MINUTE_MS;
/** Mails that are given up one after the other are reported together. */
const DEAD_PAUSE_MS = 60 * MINUTE_MS;
/** How long one worker has to send an alert before another may. */
const CLAIM_MS = 5 * MINUTE_MS;

const sinceRow = z.object({ since: z.int() });

/**
 * A mail left: an outage is over, and all that waits because of it is due now. What was never tried waits for its own
 * time.
 */
export async function recordSuccess(sql: Sql, now: number): Promise<void> {
  const [outage] = await sql.all(
    sinceRow,
    `update mail_alerts set ended_at = $1 where kind = 'outage' and ended_at is null returning since`,
    [now],
  );
  if (!outage || now - outage.since < MIN_OUTAGE_MS) return;
  await sql.run(
    `update outbox set due_at = $1
     where state = 'waiting' and lease is null and attempts > 0 and due_at > $1`,
    [now],
  );
}

/** Of an outage that ended: it was long, and no notification was sent yet. */
const NOT_NOTIFIED = 'mail_alerts.told_at is null and mail_alerts.ended_at - mail_alerts.since >= $3';

/**
 * A mail failed for now: an outage lasts from the first one until a mail leaves. One that ended
 * without a notification continues.
 */
export async function recordFailure(sql: Sql, now: number): Promise<void> {
  await sql.run(
    `insert into mail_alerts (kind, since, due_at) values ('outage', $1, $2)
     on conflict (kind) do update set ended_at = null, told_at = null,
       since = case when ${NOT_NOTIFIED} then mail_alerts.since else excluded.since end,
       due_at = case when ${NOT_NOTIFIED} then mail_alerts.due_at else excluded.due_at end
     where mail_alerts.ended_at is not null`,
    [now, now + OUTAGE_MS, OUTAGE_MS],
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

const alertRow = z.object({
  kind: z.enum(['outage', 'dead']),
  since: z.int(),
  ended_at: z.int().nullable(),
  mails: z.int(),
});

/** What is to be reported by mail: mails that were given up, or an outage, which may be over. In ms. */
type MailAlert =
  | { readonly kind: 'dead'; readonly mails: number; readonly since: number }
  | { readonly kind: 'outage'; readonly since: number; readonly until: number | null };

export type Alerts = {
  /** What is to be reported now, if anything; no other worker gets it for five minutes. */
  claim(): Promise<MailAlert | null>;
  /** The mail about it was sent, so mails leave again. */
  markNotified(alert: MailAlert): Promise<void>;
};

const DUE = 'told_at is null and due_at <= $1';

export const createAlerts = ({ driver, clock }: { driver: Driver; clock: Clock }): Alerts => ({
  async claim() {
    const now = clock.now().getTime();
    // Nearly always there is nothing; a read needs no lock.
    if ((await driver.all(sinceRow, `select since from mail_alerts where ${DUE}`, [now])).length === 0)
      return null;
    const [alert] = await driver.transaction(async (sql) => {
      // What was mended before anybody was notified needs no mail: retried letters, and an outage that was short.
      await sql.run(
        `delete from mail_alerts where ${DUE} and
           ((kind = 'outage' and ended_at - since < $2) or
            (kind = 'dead' and not exists (select 1 from outbox where state = 'dead')))`,
        [now, OUTAGE_MS],
      );
      return sql.all(
        alertRow,
        `update mail_alerts set due_at = $2 where kind = (select min(kind) from mail_alerts where ${DUE}) and ${DUE}
         returning kind, since, ended_at, (select count(*) from outbox where state = 'dead') as mails`,
        [now, now + CLAIM_MS],
      );
    });
    if (!alert) return null;
    const { kind, since, mails, ended_at: until } = alert;
    return kind === 'dead' ? { kind, mails, since } : { kind, since, until };
  },

  async markNotified({ kind, since }) {
    const now = clock.now().getTime();
    await driver.transaction(async (sql) => {
      await sql.run('update mail_alerts set told_at = $1 where kind = $2 and since = $3', [now, kind, since]);
      await recordSuccess(sql, now);
    });
  },
});
