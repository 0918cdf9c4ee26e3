import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import type { MailError, Mailer, MailJob } from '@inktvis/mail';
import type { Outbox } from './outbox.ts';
import type { Leased } from './queue.ts';

type WorkerOptions = {
  readonly outbox: Outbox;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  /** Pause between two reads when there is nothing to do, in ms. */
  readonly intervalMs?: number;
};

export type Worker = ReturnType<typeof startWorker>;

const DAY_MS = 24 * 60 * 60 * 1000;
const INTERVAL_MS = 1000;
/** Between two rounds of mails: requests that came meanwhile go first. */
const YIELD_MS = 8;
const CONCURRENCY = 4;

/** Never rejects; gives the errors. What a broken mailer throws may hold anything, so only its name is told. */
async function sendTo(recipients: readonly string[], mailer: Mailer, job: MailJob) {
  const errors = await Promise.all(
    recipients.map(async (recipient): Promise<(MailError & { recipient: string })[]> => {
      try {
        const sent = await mailer.send(job, recipient);
        return sent.ok ? [] : [{ ...sent.error, recipient }];
      } catch (error) {
        const name = error instanceof Error ? error.name : 'unknown';
        return [{ kind: 'temporary', message: `the mailer broke: ${name}`, recipient }];
      }
    }),
  );
  return errors.flat();
}

/** For the log, so without recipients. */
const reasons = (errors: readonly MailError[]): string =>
  [...new Set(errors.map(({ message }) => message))].join('; ');

/** Sends a mail to those who did not get it yet. While one of them may still get it, it is tried again. Never rejects. */
async function attempt({ outbox: { queue }, mailer, log }: WorkerOptions, mail: Leased): Promise<void> {
  const about = { submission: mail.job.id, template: mail.job.template, attempt: mail.attempts };
  const all = mailer.recipientsOf(mail.job);
  const open = all.filter((recipient) => !mail.reached.includes(recipient));
  const errors = await sendTo(open, mailer, mail.job);
  const reached = open.filter((recipient) => !errors.some((error) => error.recipient === recipient));
  const isPermanent = errors.every(({ kind }) => kind === 'permanent');
  // Of several recipients it says who.
  const lines = errors.map(({ recipient, message }) =>
    all.length > 1 ? `${recipient}: ${message}` : message,
  );
  const problem = { kind: isPermanent ? 'permanent' : 'temporary', message: lines.join('; ') } as const;
  const told = { ...about, problem: reasons(errors) };
  // What cannot be written is left to its lease.
  const marked = await (errors.length === 0 ? queue.sent(mail) : queue.failed(mail, problem, reached)).catch(
    () => 'lost' as const,
  );
  if (marked === 'sent') log.info(about, 'mail sent');
  else if (marked === 'later') log.warn(told, 'mail not sent, will be retried');
  else if (marked === 'dead') log.error(told, 'mail given up; see npm run inbox -- dead');
  else log.warn({ ...about, sent: errors.length === 0 }, 'lease lost, the mail may go out twice');
}

async function sendAlerts({ outbox, mailer, log }: WorkerOptions): Promise<void> {
  const job: MailJob = { id: '', template: 'alert-dead', to: '', data: {} };
  const recipients = mailer.recipientsOf(job);
  const alert = recipients.length > 0 ? await outbox.alerts.claim() : null;
  if (!alert) return;
  const told = { ...job, id: `${alert.at}`, data: { mails: alert.mails } };
  const errors = await sendTo(recipients, mailer, told);
  if (errors.length < recipients.length) await outbox.alerts.markNotified(alert.at);
  else log.warn({ problem: reasons(errors) }, 'an alert of mails given up was not sent, will be retried');
}

/** Sends what is in the outbox, and deletes expired data once a day. Any number of workers may run beside each other. */
export function startWorker(options: WorkerOptions) {
  const { outbox, clock, log, intervalMs = INTERVAL_MS } = options;
  let hasRetried = false;
  let deletedAt = Number.NEGATIVE_INFINITY;
  let isRefused = false;
  let lastError: string | undefined;
  const stopping = new AbortController();

  /** Once a day; also after the clock was set back. */
  async function purge(): Promise<void> {
    const now = clock.now().getTime();
    if (Math.abs(now - deletedAt) < DAY_MS) return;
    const deleted = await outbox.deleteExpired();
    if (deleted === null && !isRefused)
      log.error('the clock jumped, so nothing that expired is deleted; see npm run inbox -- purge');
    isRefused = deleted === null;
    if (!isRefused) deletedAt = now;
    if (deleted) log.info({ deleted }, 'expired data deleted');
  }

  async function round(): Promise<boolean> {
    if (!hasRetried) await outbox.queue.retryNow();
    hasRetried = true;
    await purge();
    const mails = await outbox.queue.lease(CONCURRENCY);
    await Promise.all(mails.map((mail) => attempt(options, mail)));
    await sendAlerts(options);
    return mails.length > 0;
  }

  /** An error is logged once until a round succeeds again. */
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
    while (!stopping.signal.aborted) {
      const ms = (await safeRound()) ? YIELD_MS : intervalMs;
      await pause(ms, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const ended = loop();
  return {
    /** Resolves when the mails under way are marked. */
    async stop(): Promise<void> {
      stopping.abort();
      await ended;
    },
  };
}
