import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { err, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';
import { createAlerts } from './alerts.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createNotFoundCounter } from './not-found.ts';
import { countMails, createQueue } from './queue.ts';
import { deleteExpired } from './retention.ts';
import { type Driver, StoreFailure } from './store/driver.ts';
import { openDriver } from './store/open-driver.ts';
import { storeSubmission } from './submissions.ts';
import { createSubscriptions } from './subscriptions.ts';
import type { Allowance, Limited, Submission } from './types.ts';

type OutboxOptions = {
  /** `file:var/inktvis.db` or `postgres://…`. */
  readonly databaseUrl: string;
  /** The system's clock, also in a rehearsal: what is due or expired depends on real time. */
  readonly clock: Clock;
  readonly log: Log;
};

/** The outbox with what the worker needs of it. */
export type MailOutbox = ReturnType<typeof createOutbox>;

/** What the pages of the site need of it. */
export type Outbox = Omit<
  MailOutbox,
  'queue' | 'alerts' | 'deleteExpired' | 'counts' | 'lastBackup' | 'notices' | 'onAccepted'
>;

/**
 * Opens the store and brings it up to date. Rejects with a `StoreFailure`, which holds no password.
 */
export async function openOutbox({ databaseUrl, clock, log }: OutboxOptions): Promise<MailOutbox> {
  return createOutbox({ driver: await openDriver(databaseUrl), clock, log });
}

const backupRow = z.object({ made_at: z.int() });

/** The outbox in a database that is open and up to date. */
export function createOutbox({ driver, clock, log }: { driver: Driver; clock: Clock; log: Log }) {
  const parts = { driver, clock };
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const subscriptions = createSubscriptions(parts);
  const { countNotFound, flush } = createNotFoundCounter(parts);
  return {
    ...subscriptions,
    ...createFormerAddresses(parts),
    countNotFound,
    /**
     * Counts one attempt against each allowance, which all processes share, and stores a submission and its mails; ok means
     * that all of those are on the disk, an error that nothing of them is. A newsletter address gets a confirmation mail
     * unless it is on the list already or had three in a day; the result never says which. Never rejects for the database.
     */
    async accept(
      submission: Submission,
      allowances: readonly Allowance[] = [],
    ): Promise<Result<{ readonly id: string }, Pick<StoreFailure, 'kind' | 'message'> | Limited>> {
      try {
        const accepted = await storeSubmission(parts, submission, allowances);
        if (accepted.ok) notify();
        return accepted;
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        log.error({ kind: error.kind, error: error.message, form: submission.kind }, 'submission not stored');
        return err({ kind: error.kind, message: error.message });
      }
    },
    async confirm(token: string) {
      const outcome = await subscriptions.confirm(token);
      if (outcome === 'confirmed') notify();
      return outcome;
    },
    async close(): Promise<void> {
      await flush().catch(() => {});
      await driver.close();
    },
    queue: createQueue(parts),
    alerts: createAlerts(parts),
    deleteExpired: () => deleteExpired(parts),
    /** Mails that are not sent. Rejects with a `StoreFailure`. */
    counts: () => countMails(parts),
    /** When the last backup was made; null: never. Rejects with a `StoreFailure`. */
    async lastBackup(): Promise<Date | null> {
      const [row] = await driver.all(backupRow, 'select made_at from backups');
      return row ? new Date(row.made_at) : null;
    },
    /** Messages between the programs on this database; null where it has none (SQLite). */
    notices: driver.notices,
    /** Calls `listener` when this process queues a mail; gives the function that stops it. */
    onAccepted(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
