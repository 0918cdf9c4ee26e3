import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import type { Driver } from './store/driver.ts';
import type { Outbox } from './types.ts';

const row = z.object({ started_at: z.int(), taken: z.int() });

/** Counts attempts per scope and asker in windows that start with the first attempt. */
export function createRateLimit({ driver, clock }: { driver: Driver; clock: Clock }): Pick<Outbox, 'take'> {
  return {
    async take({ scope, key, limit, windowSeconds }) {
      const now = clock.now().getTime();
      const windowMs = windowSeconds * 1000;
      const [counted] = await driver.transaction((sql) =>
        sql.all(
          row,
          `insert into rate_limits (scope, asker, started_at, taken) values ($1, $2, $3, 1)
           on conflict (scope, asker) do update set
             taken = case when rate_limits.started_at <= $4 then 1 else rate_limits.taken + 1 end,
             started_at = case when rate_limits.started_at <= $4 then excluded.started_at
                               else rate_limits.started_at end
           returning started_at, taken`,
          [scope, key, now, now - windowMs],
        ),
      );
      if (!counted || counted.taken <= limit) return { allowed: true, retryAfterSeconds: 0 };
      return {
        allowed: false,
        retryAfterSeconds: Math.max(1, Math.ceil((counted.started_at + windowMs - now) / 1000)),
      };
    },
  };
}
