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

const sinceRow = z.object({ since: z.int().nullable() });

/** How long no mail has left, in ms, from the first that failed after the last one that left; 0 when the last one left. */
export async function outageMs(sql: Pick<Sql, 'all'>, now: number): Promise<number> {
  const [row] = await sql.all(
    sinceRow,
    `select min(queued_at) as since from outbox where state = 'waiting' and problem is not null
     and queued_at >= (select coalesce(max(sent_at), 0) from outbox)`,
  );
  return row?.since == null ? 0 : Math.max(1, now - row.since);
}

/** What failed before is due now; what was never tried waits for its own time. */
export async function retryFailed(sql: Sql, now: number): Promise<void> {
  await sql.run(
    `update outbox set due_at = $1
     where state = 'waiting' and lease is null and attempts > 0 and due_at > $1`,
    [now],
  );
}

/** Before a mail is marked as sent: an outage is over, and what waits need not wait longer. */
export async function endOutage(sql: Sql, now: number): Promise<void> {
  if ((await outageMs(sql, now)) >= MIN_OUTAGE_MS) await retryFailed(sql, now);
}

const mailsRow = z.object({ mails: z.int() });

export const createAlerts = ({ driver, clock }: { driver: Driver; clock: Clock }) => ({
  /** How many mails were given up, when that is to be reported now; no other worker gets it for five minutes. */
  async claim() {
    const at = clock.now().getTime();
    // Nearly always there is nothing; a read needs no lock.
    const [dead] = await driver.all(
      mailsRow,
      `select count(*) as mails from outbox where state = 'dead' having max(due_at) >
         (select coalesce(max(told_at), 0) from mail_alerts)`,
    );
    if (!dead) return null;
    const claimed = await driver.transaction((sql) =>
      sql.run(
        `insert into mail_alerts (id, due_at) values (1, $2)
         on conflict (id) do update set due_at = excluded.due_at where mail_alerts.due_at <= $1`,
        [at, at + CLAIM_MS],
      ),
    );
    return claimed === 1 ? { ...dead, at } : null;
  },

  /** The next alert is about what is given up after `at` (ms), an hour from now at the earliest. */
  async markNotified(at: number): Promise<void> {
    const dueAt = clock.now().getTime() + DEAD_PAUSE_MS;
    await driver.transaction((sql) =>
      sql.run('update mail_alerts set told_at = $1, due_at = $2', [at, dueAt]),
    );
  },
});
