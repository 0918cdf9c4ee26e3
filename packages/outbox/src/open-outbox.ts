import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import { err } from '@inktvis/foundation/result';
import { accept } from './accept.ts';
import { countMails, type MailCounts } from './counts.ts';
import type { Notices } from './notices.ts';
import { createQueue, type Queue } from './queue.ts';
import { createScreens } from './screens.ts';
import type { Driver } from './store/driver.ts';
import { StoreFailure } from './store/failure.ts';
import { openDriver } from './store/open-driver.ts';
import { createSubscriptions } from './subscriptions.ts';
import { type Swept, sweep } from './sweep.ts';
import type { Outbox, Retention } from './types.ts';

export type OutboxOptions = {
  /** `file:var/inktvis.db` or `postgres://…`. */
  readonly databaseUrl: string;
  /** What is due, expired or kept long enough passes in real time: the system's clock, also in a rehearsal. */
  readonly clock: Clock;
  readonly log: Log;
};

/** The outbox with what the worker needs of it. */
export type MailOutbox = Outbox & {
  readonly queue: Queue;
  sweep(retention: Retention): Promise<Swept>;
  /** Mails that are not sent. Rejects with a `StoreFailure`. */
  counts(): Promise<MailCounts>;
  /** What the programs on this database tell each other; null where it has no way for that (SQLite). */
  readonly notices: Notices | null;
  /** Tells that a mail was put in here; gives the function that stops it. Other processes say nothing. */
  onAccepted(listener: () => void): () => void;
};

/**
 * Opens the store and brings it up to date. Rejects with `DatabaseUrlError`, `NewerDatabaseError` or `StoreFailure`;
 * none of them holds a password.
 */
export async function openOutbox({ databaseUrl, clock, log }: OutboxOptions): Promise<MailOutbox> {
  return createOutbox({ driver: await openDriver(databaseUrl), clock, log });
}

/** The outbox in a database that is open and up to date. */
export function createOutbox({ driver, clock, log }: { driver: Driver; clock: Clock; log: Log }): MailOutbox {
  const parts = { driver, clock };
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const subscriptions = createSubscriptions(parts);
  return {
    ...subscriptions,
    ...createScreens(parts),
    queue: createQueue(parts),
    async accept(submission, allowances = []) {
      try {
        const accepted = await accept(parts, submission, allowances);
        if (accepted.ok) tell();
        return accepted;
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        log.error({ kind: error.kind, error: error.message, form: submission.kind }, 'submission not kept');
        return err({ kind: error.kind, message: error.message });
      }
    },
    async confirm(token) {
      const outcome = await subscriptions.confirm(token);
      if (outcome === 'confirmed') tell();
      return outcome;
    },
    counts: () => countMails(driver),
    notices: driver.notices,
    sweep: (retention) => sweep(parts, retention),
    onAccepted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => driver.close(),
  };
}
