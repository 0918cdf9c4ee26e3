import { brusselsDay } from '@inktvis/foundation/brussels';
import type { Clock } from '@inktvis/foundation/clock';
import { RETENTION } from '@inktvis/mail';
import { z } from 'zod';
import type { Driver, Sql } from './store/driver.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Counts of what was not found: a season. */
const UNFOUND_DAYS = 180;

/** What a clock that is further from the last time would delete cannot be had back. */
const MAX_PAUSE_MS = 60 * DAY_MS;

type Parts = { readonly driver: Driver; readonly clock: Clock };

const ranRow = z.object({ ran_at: z.int().nullable() });

/** When expired data was last deleted, at first when the newest message came in; null while the clock is near enough to it. */
export async function purgeRefused({ driver, clock }: Parts, sql: Pick<Sql, 'all'> = driver) {
  const now = clock.now().getTime();
  const newest = '(select max(received_at) from submissions)';
  const [row] = await sql.all(ranRow, `select coalesce((select ran_at from purges), ${newest}) as ran_at`);
  const ranAt = row?.ran_at ?? now;
  return Math.abs(now - ranAt) > MAX_PAUSE_MS ? new Date(ranAt) : null;
}

/** Deletes what has passed its retention period, and gives how many requests and addresses; null: the clock may be wrong. */
export async function deleteExpired(parts: Parts, isConfirmed = false): Promise<number | null> {
  const { driver, clock } = parts;
  const now = clock.now();
  const daysAgo = (days: number) => now.getTime() - days * DAY_MS;
  const requestsBefore = new Date(now).setUTCMonth(now.getUTCMonth() - RETENTION.requestsMonths);
  const unconfirmedBefore = daysAgo(RETENTION.unconfirmedDays);
  const deleted = await driver.transaction(async (sql) => {
    if (!isConfirmed && (await purgeRefused(parts, sql))) return null;
    await sql.run(
      'insert into purges (id, ran_at) values (1, $1) on conflict (id) do update set ran_at = excluded.ran_at',
      [now.getTime()],
    );
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
  if (deleted) await driver.scrub();
  return deleted;
}
