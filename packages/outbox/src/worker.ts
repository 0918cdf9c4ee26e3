import type { Clock } from '@inktvis/foundation/clock';
import { yieldToRequests } from '@inktvis/foundation/event-loop';
import type { Log } from '@inktvis/foundation/log';
import { within } from '@inktvis/foundation/within';
import { ALERT, type Mailer, type MailJob } from '@inktvis/mail';
import { attempt, sendInTime } from './attempt.ts';
import type { MailOutbox } from './open-outbox.ts';

type WorkerOptions = {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  /** The system's clock, also in a rehearsal: retries and retention depend on real time. */
  readonly clock: Clock;
  readonly log: Log;
  /** Pause between two reads when there is nothing to do, in ms. */
  readonly intervalMs?: number;
  /** Mails sent at the same time. */
  readonly concurrency?: number;
  /** Awaited between two rounds. By default the worker yields to the other work of its process. */
  readonly yieldBetweenRounds?: () => Promise<void>;
  /** How long a mail belongs to this worker, in ms. */
  readonly leaseMs?: number;
};

export type Worker = {
  /** Takes no new mail; resolves when those being sent are marked. */
  stop(): Promise<void>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = 1000;
/** Well above the timeout of an attempt. */
const LEASE_MS = 5 * 60_000;
const CONCURRENCY = 4;

/** Sends one round of mails; true when there may be more. */
async function sendRound(options: WorkerOptions): Promise<boolean> {
  const { outbox, concurrency: max = CONCURRENCY, leaseMs = LEASE_MS } = options;
  const mails = await outbox.queue.lease({ max, leaseMs });
  await Promise.all(mails.map((mail) => attempt({ ...options, queue: outbox.queue }, mail)));
  return mails.length > 0;
}

/** Mails the operators of mails that were given up, as soon as that can be mailed. */
async function sendAlerts({ outbox, mailer, log }: WorkerOptions): Promise<void> {
  const jobOf = (id: string, mails: number): MailJob => ({ id, template: ALERT, to: '', data: { mails } });
  if (mailer.recipientsOf(jobOf('', 0)).length === 0) return;
  const alert = await outbox.alerts.claim();
  if (!alert) return;
  const job = jobOf(`${alert.at}`, alert.mails);
  const outcomes = await Promise.all(
    mailer.recipientsOf(job).map((recipient) => sendInTime(mailer, job, recipient)),
  );
  if (outcomes.some(({ ok }) => ok)) await outbox.alerts.markNotified(alert);
  else log.warn('the alert that mails were given up could not be sent, will be retried');
}

/** Deletes expired data at the first call, and then once a day. */
function createDailyDeletion({ outbox, clock, log }: WorkerOptions) {
  let dueAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now < dueAt) return;
    const deleted = await outbox.deleteExpired();
    dueAt = now + DAY_MS;
    if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'expired data deleted');
  };
}

/** Runs `work`; an error is logged once until `work` succeeds again. False when it failed. */
function createGuard(log: Log) {
  let lastError: string | undefined;
  return async (work: () => Promise<boolean>): Promise<boolean> => {
    try {
      const result = await work();
      if (lastError !== undefined) log.info('the outbox works again');
      lastError = undefined;
      return result;
    } catch (caught) {
      const error = caught instanceof Error ? `${caught.name}: ${caught.message}` : 'unknown';
      if (error !== lastError) log.error({ error }, 'the outbox cannot be read');
      lastError = error;
      return false;
    }
  };
}

/**
 * Sends what is in the outbox, and deletes expired data once a day. Any number of workers may run beside each other, in
 * one process or on several machines.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { outbox, log, intervalMs = INTERVAL_MS, yieldBetweenRounds = yieldToRequests } = options;
  const deleteDaily = createDailyDeletion(options);
  const guard = createGuard(log);
  let hasRetried = false;
  let isStopping = false;
  /** Ends the pause after this round, also before it begins. */
  let wake = () => {};
  const stopListening = outbox.onAccepted(() => wake());

  async function loop(): Promise<void> {
    while (!isStopping) {
      const woken = Promise.withResolvers<void>();
      let isWoken = false;
      wake = () => {
        isWoken = true;
        woken.resolve();
      };
      const hasMore = await guard(async () => {
        if (!hasRetried) await outbox.queue.retryNow();
        hasRetried = true;
        await deleteDaily();
        const isBusy = await sendRound(options);
        await sendAlerts(options);
        return isBusy;
      });
      if (isStopping) break;
      if (hasMore || isWoken) await yieldBetweenRounds();
      else await within(woken.promise, intervalMs);
    }
  }

  const ended = loop();
  return {
    async stop() {
      isStopping = true;
      stopListening();
      wake();
      await ended;
    },
  };
}
