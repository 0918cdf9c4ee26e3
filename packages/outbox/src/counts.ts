import { z } from 'zod';
import type { Driver } from './store/driver.ts';

/** Mails that are not sent: still to be tried, and given up. */
export type MailCounts = { readonly waiting: number; readonly dead: number };

const row = z.object({ state: z.enum(['waiting', 'dead']), mails: z.int() });

/** Counts the mails that are not sent. Rejects with a `StoreFailure`. */
export async function countMails(driver: Driver): Promise<MailCounts> {
  const rows = await driver.all(
    row,
    `select state, count(*) as mails from outbox where state in ('waiting', 'dead') group by state`,
  );
  const of = (state: 'waiting' | 'dead') => rows.find((one) => one.state === state)?.mails ?? 0;
  return { waiting: of('waiting'), dead: of('dead') };
}
