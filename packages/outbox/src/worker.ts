import type { Clock } from '@inktvis/foundation/clock';
import { yieldToRequests } from '@inktvis/foundation/event-loop';
import type { Log } from '@inktvis/foundation/log';
import { within } from '@inktvis/foundation/within';
import { ALERT, type Mailer, type MailJob } from '@inktvis/mail';
import { attempt, sendSafely } from './attempt.ts';
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
  const job: MailJob = { id: '', template: ALERT, to: '', data: {} };
  const recipients = mailer.recipientsOf(job);
  const alert = recipients.length > 0 ? await outbox.alerts.claim() : null;
  if (!alert) return;
  const told = { ...job, id: `${alert.at}`, data: { mails: alert.mails } };
  const outcomes = await Promise.all(recipients.map((recipient) => sendSafely(mailer, told, recipient)));
  if (outcomes.some(({ ok }) => ok)) await outbox.alerts.markNotified(alert);
  else log.warn('the alert that mails were given up could not be sent, will be retried');
}

/**
 * Sends what is in the outbox, and deletes expired data once a day. Any number of workers may run beside each other, in
 * one process or on several machines.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { outbox, clock, log, intervalMs = INTERVAL_MS, yieldBetweenRounds = yieldToRequests } = options;
  let hasRetried = false;
  let isStopping = false;
  let deleteAt = Number.NEGATIVE_INFINITY;
  let lastError: string | undefined;
  let woken = Promise.withResolvers<void>();
  const stopListening = outbox.onAccepted(() => woken.resolve());

  /** True when there may be more to send. */
  async function round(): Promise<boolean> {
    if (!hasRetried) await outbox.queue.retryNow();
    hasRetried = true;
    const now = clock.now().getTime();
    if (now >= deleteAt) {
      const deleted = await outbox.deleteExpired();
      deleteAt = now + DAY_MS;
      if (Object.values(deleted).some((count) => count > 0)) log.info(deleted, 'expired data deleted');
    }
    const isBusy = await sendRound(options);
    await sendAlerts(options);
    return isBusy;
  }

  /** A round; an error is logged once until a round succeeds again. */
  async function safeRound(): Promise<boolean> {
    try {
      const hasMore = await round();
      if (lastError !== undefined) log.info('the outbox works again');
      lastError = undefined;
      return hasMore;
    } catch (caught) {
      const error = caught instanceof Error ? `${caught.name}: ${caught.message}` : 'unknown';
      if (error !== lastError) log.error({ error }, 'the outbox cannot be read');
      lastError = error;
      return false;
    }
  }

  async function loop(): Promise<void> {
    while (!isStopping) {
      // What is accepted during the round ends the pause after it.
      woken = Promise.withResolvers<void>();
      const hasMore = await safeRound();
      if (isStopping) break;
      await yieldBetweenRounds();
      if (!hasMore) await within(woken.promise, intervalMs);
    }
  }

  const ended = loop();
  return {
    async stop() {
      isStopping = true;
      stopListening();
      woken.resolve();
      await ended;
    },
  };
}
