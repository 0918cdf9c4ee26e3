import { z } from 'zod';
import type { Sql } from './store/driver.ts';
import type { Allowance } from './types.ts';

const row = z.object({ started_at: z.int(), taken: z.int() });

/** Counts one attempt; how long to wait, in seconds, or null when there is room. */
async function takeOne(
  sql: Sql,
  { scope, key, limit, windowSeconds }: Allowance,
  now: number,
): Promise<number | null> {
  const windowMs = windowSeconds * 1000;
  const [counted] = await sql.all(
    row,
    `insert into rate_limits (scope, asker, started_at, taken) values ($1, $2, $3, 1)
     on conflict (scope, asker) do update set
       taken = case when rate_limits.started_at <= $4 then 1 else rate_limits.taken + 1 end,
       started_at = case when rate_limits.started_at <= $4 then excluded.started_at
                         else rate_limits.started_at end
     returning started_at, taken`,
    [scope, key, now, now - windowMs],
  );
  if (!counted || counted.taken <= limit) return null;
  return Math.max(1, Math.ceil((counted.started_at + windowMs - now) / 1000));
}

/**
 * Counts an attempt per scope and asker, in windows that start with the first one. The first allowance that is used up
 * is the answer, in seconds to wait; those behind it are not counted. Null when there is room in all.
 */
export async function takeAll(
  sql: Sql,
  allowances: readonly Allowance[],
  now: number,
): Promise<number | null> {
  for (const allowance of allowances) {
    const wait = await takeOne(sql, allowance, now);
    if (wait !== null) return wait;
  }
  return null;
}
