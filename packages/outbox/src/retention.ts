import { brusselsDay } from '@inktvis/foundation/brussels';
import type { Clock } from '@inktvis/foundation/clock';
import { RETENTION } from '@inktvis/mail';
import type { Driver } from './store/driver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Counts of what was not found: a season. */
const UNFOUND_DAYS = 180;

/**
 * Deletes what has passed its retention period, and expired tokens and counts. May run as often as one likes. Gives how
 * many requests and addresses were deleted.
 */
export async function deleteExpired({ driver, clock }: { driver: Driver; clock: Clock }): Promise<number> {
  const now = clock.now();
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const requestsBefore = new Date(now).setUTCMonth(now.getUTCMonth() - RETENTION.requestsMonths);
  const unconfirmedBefore = daysAgo(RETENTION.unconfirmedDays);
  const deleted = await driver.transaction(async (sql) => {
    const remove = (what: string, before: number | string) => sql.run(`delete from ${what} < $1`, [before]);
    await remove('subscription_tokens where expires_at', unconfirmedBefore);
    await remove('rate_limits where started_at', daysAgo(1));
    await remove('unfound where day', brusselsDay(new Date(daysAgo(UNFOUND_DAYS))));
    await remove(`submissions where kind = 'newsletter' and received_at`, unconfirmedBefore);
    const requests = await remove('submissions where received_at', requestsBefore);
    const unconfirmed = await remove(
      `subscriptions where state = 'pending' and requested_at`,
      unconfirmedBefore,
    );
    const ended = await remove(`subscriptions where state = 'unsubscribed' and ended_at`, requestsBefore);
    return requests + unconfirmed + ended;
  });
  if (deleted > 0) await driver.scrub();
  return deleted;
}
