import { createBreather } from '@inktvis/foundation/breathe';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import type { Mailer } from '@inktvis/mail';
import { attempt } from './attempt.ts';
import type { MailOutbox } from './open-outbox.ts';
import type { Retention } from './types.ts';

export type WorkerOptions = {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  /** Retries and retention pass in real time: the system's clock, also in a rehearsal. */
  readonly clock: Clock;
  readonly log: Log;
  readonly retention?: Retention;
  /** Pause between two looks when there is nothing to do, in ms. */
  readonly intervalMs?: number;
  /** Mails at the same time. */
  readonly atOnce?: number;
  /** What happens between two rounds: without it the worker steps back for the other work of its process. */
  readonly breathe?: () => Promise<void>;
  /** How long a mail belongs to this worker, in ms. */
  readonly leaseMs?: number;
};

export type Worker = {
  /** Takes no new mail, and resolves when those under way are marked. */
  stop(): Promise<void>;
};

export const RETENTION: Retention = { requestsMonths: 18, unconfirmedDays: 14 };

const DAY_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = 1000;
/** Well above the longest attempt, which `attempt.ts` bounds. */
const LEASE_MS = 5 * 60_000;
const AT_ONCE = 4;

/**
 * Sends what is in the outbox, and deletes once a day what was kept long enough. Any number may run beside each other,
 * in one process or on several machines.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { outbox, clock, log, retention = RETENTION, intervalMs = INTERVAL_MS } = options;
  const { atOnce = AT_ONCE, leaseMs = LEASE_MS, breathe = createBreather() } = options;
  let stopping = false;
  let wake: (() => void) | undefined;
  /** Something came in since the last look began. */
  let nudged = false;
  let sweepAt = Number.NEGATIVE_INFINITY;
  let complaint: string | undefined;
  const stopListening = outbox.onAccepted(() => {
    nudged = true;
    wake?.();
  });

  /** Sends one round; true when there may be more. */
  async function round(): Promise<boolean> {
    const mails = await outbox.queue.lease({ most: atOnce, leaseMs });
    await Promise.all(mails.map((mail) => attempt({ ...options, queue: outbox.queue }, mail)));
    return mails.length > 0;
  }

  async function sweepDaily(): Promise<void> {
    const now = clock.now().getTime();
    if (now < sweepAt) return;
    const swept = await outbox.sweep(retention);
    sweepAt = now + DAY_MS;
    if (Object.values(swept).some((count) => count > 0)) log.info(swept, 'kept long enough and deleted');
  }

  /** A database that is away is said once, and asked again after each pause. */
  async function roundAndSweep(): Promise<boolean> {
    try {
      await sweepDaily();
      const more = await round();
      if (complaint !== undefined) log.info('the outbox works again');
      complaint = undefined;
      return more;
    } catch (error) {
      const said = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      if (said !== complaint) log.error({ error: said }, 'the outbox cannot be read');
      complaint = said;
      return false;
    }
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      nudged = false;
      const more = await roundAndSweep();
      if (stopping) break;
      if (more || nudged) {
        await breathe();
        continue;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, intervalMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      wake = undefined;
    }
  }

  const ended = loop();
  return {
    async stop() {
      stopping = true;
      stopListening();
      wake?.();
      await ended;
    },
  };
}
