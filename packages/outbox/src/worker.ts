import type { Clock } from '@inktvis/foundation/clock';
import { yieldToRequests } from '@inktvis/foundation/event-loop';
import type { Log } from '@inktvis/foundation/log';
import { err, type Result } from '@inktvis/foundation/result';
import { within } from '@inktvis/foundation/within';
import { ALERT, type MailError, type Mailer, type MailJob, type Sent } from '@inktvis/mail';
import type { MailOutbox } from './open-outbox.ts';
import type { Leased, Settled } from './queue.ts';

type WorkerOptions = {
  readonly outbox: MailOutbox;
  readonly mailer: Mailer;
  /** The system's clock, also in a rehearsal: retries and retention depend on real time. */
  readonly clock: Clock;
  readonly log: Log;
  /** Pause between two reads when there is nothing to do, in ms. */
  readonly intervalMs?: number;
};

export type Worker = {
  /** Takes no new mail; resolves when those being sent are marked. */
  stop(): Promise<void>;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = 1000;
/** Mails sent at the same time. */
const CONCURRENCY = 4;
/** How often the outcome of a mail is written before the mail is left to its lease. */
const MAX_WRITES = 5;

/** What became of a mail for one recipient. */
type Delivery = Omit<Settled, 'state'> & { readonly state: Settled['state'] | 'later' };

const isSettled = (delivery: Delivery): delivery is Settled => delivery.state !== 'later';

/** Sends a mail to one recipient. Never rejects: the error of a mailer that breaks may hold anything, so only its name is told. */
const sendSafely = (mailer: Mailer, job: MailJob, recipient: string): Promise<Result<Sent, MailError>> =>
  mailer.send(job, recipient).catch((error: unknown) => {
    const name = error instanceof Error ? error.name : 'unknown';
    return err({ kind: 'temporary', message: `the mailer broke: ${name}` });
  });

function deliveryOf(recipient: string, outcome: Result<Sent, MailError>): Delivery {
  if (outcome.ok) return { recipient, state: 'sent', problem: null };
  const { kind, message } = outcome.error;
  return { recipient, state: kind === 'permanent' ? 'refused' : 'later', problem: message };
}

/**
 * Why the mail is not done with; null when all recipients got it. While one may still get it, it is worth another
 * attempt. Of several recipients it says who.
 */
function problemOf(deliveries: readonly Delivery[]): MailError | null {
  const failed = deliveries.filter(({ state }) => state !== 'sent');
  if (failed.length === 0) return null;
  const lines = failed.map(({ recipient, problem }) =>
    deliveries.length > 1 ? `${recipient}: ${problem}` : `${problem}`,
  );
  return { kind: failed.every(isSettled) ? 'permanent' : 'temporary', message: lines.join('; ') };
}

/** A mail that was sent but not marked is sent again, so writing is tried a few times; each waits for the database. */
async function persist<T>(write: () => Promise<T>): Promise<T | 'unmarked'> {
  for (let attempt = 1; attempt <= MAX_WRITES; attempt += 1) {
    const written = await write().catch(() => 'unmarked' as const);
    if (written !== 'unmarked') return written;
  }
  return 'unmarked';
}

/**
 * Sends one mail to each of its recipients who is not done with, and records what became of it for each. Never rejects.
 * The log has ids, no personal data.
 */
async function attempt({ outbox: { queue }, mailer, log }: WorkerOptions, mail: Leased): Promise<void> {
  const about = { submission: mail.job.id, template: mail.job.template, attempt: mail.attempts };
  const recipients = mailer.recipientsOf(mail.job);
  const before = mail.settled.filter(({ recipient }) => recipients.includes(recipient));
  const open = recipients.filter((recipient) => !before.some((one) => one.recipient === recipient));
  const outcomes = await Promise.all(open.map((recipient) => sendSafely(mailer, mail.job, recipient)));
  const deliveries = outcomes.map((outcome, at) => deliveryOf(open[at] ?? '', outcome));
  const problem = problemOf([...before, ...deliveries]);
  const providerIds = outcomes.flatMap((outcome) => (outcome.ok ? (outcome.value.providerId ?? []) : []));
  const marked = await persist(async () => {
    if (problem)
      return queue.failed(mail, problem, recipients.length > 1 ? deliveries.filter(isSettled) : []);
    return (await queue.sent(mail, providerIds.join(', ') || null)) ? 'sent' : 'lost';
  });
  if (marked === 'sent') log.info(about, 'mail sent');
  else if (marked === 'later') log.warn(about, 'mail not sent, will be retried');
  else if (marked === 'dead') log.error(about, 'mail given up; see npm run inbox -- dead');
  else log.warn({ ...about, sent: problem === null }, 'lease lost, the mail may go out twice');
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
  const { outbox, clock, log, intervalMs = INTERVAL_MS } = options;
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
    const mails = await outbox.queue.lease(CONCURRENCY);
    await Promise.all(mails.map((mail) => attempt(options, mail)));
    await sendAlerts(options);
    return mails.length > 0;
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
      await yieldToRequests();
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
