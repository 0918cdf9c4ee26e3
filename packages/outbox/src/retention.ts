import { brusselsDay } from '@inktvis/foundation/brussels';
import type { Clock } from '@inktvis/foundation/clock';
import { RETENTION } from '@inktvis/mail';
import type { Driver } from './store/driver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Counts of what was not found: a season. */
const UNFOUND_DAYS = 180;

/**
 * Deletes what has passed its retention period, and expired tokens and counts. May run as often as one likes. Gives how
 * many requests, unconfirmed addresses and ended subscriptions were deleted.
 */
export async function deleteExpired({ driver, clock }: { driver: Driver; clock: Clock }) {
  const now = clock.now();
  const requestsBefore = new Date(now).setUTCMonth(now.getUTCMonth() - RETENTION.requestsMonths);
  const unconfirmedBefore = now.getTime() - RETENTION.unconfirmedDays * DAY_MS;
  const deleted = await driver.transaction(async (sql) => {
    const requests = await sql.run(
      `delete from submissions where kind <> 'newsletter' and received_at < $1`,
      [requestsBefore],
    );
    await sql.run(`delete from submissions where kind = 'newsletter' and received_at < $1`, [
      unconfirmedBefore,
    ]);
    const unconfirmed = await sql.run(
      `delete from subscriptions where state = 'pending' and requested_at < $1`,
      [unconfirmedBefore],
    );
    const ended = await sql.run(`delete from subscriptions where state = 'unsubscribed' and ended_at < $1`, [
      requestsBefore,
    ]);
    await sql.run('delete from subscription_tokens where expires_at < $1', [unconfirmedBefore]);
    await sql.run('delete from rate_limits where started_at < $1', [now.getTime() - DAY_MS]);
    await sql.run('delete from unfound where day < $1', [
      brusselsDay(new Date(now.getTime() - UNFOUND_DAYS * DAY_MS)),
    ]);
    return { requests, unconfirmed, ended };
  });
  if (deleted.requests + deleted.unconfirmed + deleted.ended > 0) await driver.scrub();
  return deleted;
}
