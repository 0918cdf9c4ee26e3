import type { Clock } from '@inktvis/foundation/clock';
import type { Driver } from './store/driver.ts';
import type { Retention } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How much was deleted. */
export type Swept = {
  readonly requests: number;
  /** Requests for the newsletter and addresses that nobody confirmed. */
  readonly unconfirmed: number;
  /** Subscriptions that ended, already without an address. */
  readonly ended: number;
};

/** The moment `months` calendar months before; the last day of a month where that day does not exist. */
export function monthsBefore(moment: Date, months: number): Date {
  const day = moment.getUTCDate();
  const target = new Date(moment);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() - months);
  const days = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, days));
  return target;
}

/** Deletes what was kept long enough, and what is of no use any more. May be run as often as one likes. */
export async function sweep(
  { driver, clock }: { driver: Driver; clock: Clock },
  { requestsMonths, unconfirmedDays }: Retention,
): Promise<Swept> {
  const now = clock.now();
  const requestsBefore = monthsBefore(now, requestsMonths).getTime();
  const unconfirmedBefore = now.getTime() - unconfirmedDays * DAY_MS;
  const swept = await driver.transaction(async (sql) => {
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
    return { requests, unconfirmed, ended };
  });
  if (swept.requests + swept.unconfirmed + swept.ended > 0) await driver.scrub();
  return swept;
}
