import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { err } from '@inktvis/foundation/result';
import { z } from 'zod';
import { createAlerts } from './alerts.ts';
import { storeFormerAddresses } from './former-addresses.ts';
import { createNotFoundCounter } from './not-found.ts';
import { createQueue } from './queue.ts';
import { deleteExpired, purgeRefused } from './retention.ts';
import { createSigning } from './signing.ts';
import { type Driver, StoreFailure } from './store/driver.ts';
import { type Allowance, type Submission, storeSubmission } from './submissions.ts';
import { createSubscriptions } from './subscriptions.ts';

export type Outbox = ReturnType<typeof createOutbox>;

export type StoreHealth = {
  /** Messages that could not be stored, since the start. */
  readonly failures: number;
  /** Why the last one could not be (`full`, `busy`, `unavailable`); null: it was stored. */
  readonly failing: string | null;
};

const backupRow = z.object({ made_at: z.int() });

/** The outbox in a database. Its clock is the system's, also in a rehearsal: what is due or expired depends on real time. */
export function createOutbox({ driver, clock, log }: { driver: Driver; clock: Clock; log: Log }) {
  const parts = { driver, clock };
  const { countNotFound, flush } = createNotFoundCounter(parts);
  const queue = createQueue(parts);
  let health: StoreHealth = { failures: 0, failing: null };
  return {
    ...createSubscriptions(parts),
    ...storeFormerAddresses(parts),
    ...createSigning(parts),
    countNotFound,
    /** Stores a submission with its mails, all or nothing; never says whether an address is on the list. Never rejects for the database. */
    async accept(submission: Submission, allowances: readonly Allowance[] = []) {
      try {
        const accepted = await storeSubmission(parts, submission, allowances);
        if (accepted.ok) health = { ...health, failing: null };
        return accepted;
      } catch (error) {
        const failing = error instanceof StoreFailure ? error.kind : 'unavailable';
        health = { failures: health.failures + 1, failing };
        if (!(error instanceof StoreFailure)) throw error;
        log.error({ kind: error.kind, error: error.message, form: submission.kind }, 'submission not stored');
        return err({ kind: error.kind, message: error.message });
      }
    },
    stores: () => health,
    async close(): Promise<void> {
      await flush().catch(() => {});
      await driver.close();
    },
    queue,
    counts: queue.counts,
    alerts: createAlerts(parts),
    deleteExpired: () => deleteExpired(parts),
    purgeRefused: () => purgeRefused(parts),
    /** When the last backup was made; null: never. Rejects with a `StoreFailure`. */
    async lastBackup(): Promise<Date | null> {
      const [row] = await driver.all(backupRow, 'select made_at from backups');
      return row ? new Date(row.made_at) : null;
    },
    notices: driver.notices,
  };
}
