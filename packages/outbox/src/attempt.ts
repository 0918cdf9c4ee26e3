import type { Log } from '@inktvis/foundation/log';
import { err, type Result } from '@inktvis/foundation/result';
import { within } from '@inktvis/foundation/within';
import type { MailError, Mailer, MailJob, Sent } from '@inktvis/mail';
import type { Leased, Queue, Settled } from './queue.ts';

/** The mailer has timeouts of its own; this one is in case they fail. */
const TIMEOUT_MS = 2 * 60_000;
const TIMED_OUT = err({ kind: 'temporary', message: 'no response in time' } as const);
/** How often the outcome is written before the mail is left to its lease. */
const MAX_WRITES = 5;

type Options = {
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly log: Log;
};

type Delivery = { readonly recipient: string; readonly outcome: Result<Sent, MailError> };

/**
 * Sends one mail to each of its recipients who is not done with, and records what became of it for each. Never rejects.
 * The log has ids, no personal data.
 */
export async function attempt({ mailer, queue, log }: Options, mail: Leased): Promise<void> {
  const about = { submission: mail.job.id, template: mail.job.template, attempt: mail.attempts };
  const recipients = mailer.recipientsOf(mail.job);
  const before = mail.settled.filter(({ recipient }) => recipients.includes(recipient));
  const open = recipients.filter((recipient) => !before.some((one) => one.recipient === recipient));
  const deliveries = await Promise.all(
    open.map(
      async (recipient): Promise<Delivery> => ({
        recipient,
        outcome: await sendInTime(mailer, mail.job, recipient),
      }),
    ),
  );
  const problem = problemOf(deliveries, before, recipients.length > 1);
  const marked = await persist(async () => {
    if (problem) return queue.failed(mail, problem, recipients.length > 1 ? settledIn(deliveries) : []);
    return (await queue.sent(mail, providerIdOf(deliveries))) ? 'sent' : 'lost';
  });
  if (marked === 'sent') log.info(about, 'mail sent');
  else if (marked === 'later') log.warn(about, 'mail not sent, will be retried');
  else if (marked === 'dead') log.error(about, 'mail given up; see npm run inbox -- dead');
  else log.warn({ ...about, sent: problem === null }, 'lease lost, the mail may go out twice');
}

/** Of a mail to several people, those who need no other attempt. */
const settledIn = (deliveries: readonly Delivery[]): Settled[] =>
  deliveries.flatMap(({ recipient, outcome }): Settled[] => {
    if (outcome.ok) return [{ recipient, state: 'sent', problem: null }];
    const { kind, message } = outcome.error;
    return kind === 'permanent' ? [{ recipient, state: 'refused', problem: message }] : [];
  });

/**
 * Why the mail is not done with; null when all recipients got it. While one may still get it, it is worth another
 * attempt. Of several recipients it says who.
 */
function problemOf(
  deliveries: readonly Delivery[],
  before: readonly Settled[],
  isToSeveral: boolean,
): MailError | null {
  const failed = deliveries.flatMap(({ recipient, outcome }) =>
    outcome.ok ? [] : [{ recipient, ...outcome.error }],
  );
  const refused = before.filter(({ state }) => state === 'refused');
  if (failed.length + refused.length === 0) return null;
  const lines = [
    ...failed,
    ...refused.map(({ recipient, problem }) => ({ recipient, message: problem ?? '' })),
  ].map(({ recipient, message }) => (isToSeveral ? `${recipient}: ${message}` : message));
  const kind = failed.some((one) => one.kind === 'temporary') ? 'temporary' : 'permanent';
  return { kind, message: lines.join('; ') };
}

/** The provider's name for what was sent now. */
function providerIdOf(deliveries: readonly Delivery[]): string | null {
  const ids = deliveries.flatMap(({ outcome }) => (outcome.ok ? [outcome.value.providerId] : []));
  return ids.filter((id) => id !== null).join(', ') || null;
}

/** Sends a mail to one recipient. Never rejects. */
export async function sendInTime(
  mailer: Mailer,
  job: MailJob,
  recipient: string,
): Promise<Result<Sent, MailError>> {
  try {
    return (await within(mailer.send(job, recipient), TIMEOUT_MS)) ?? TIMED_OUT;
  } catch (error) {
    // A mailer should not throw. Its error may hold anything, so only the name is stored.
    return err({
      kind: 'temporary',
      message: `the mailer broke: ${error instanceof Error ? error.name : 'unknown'}`,
    });
  }
}

/** A mail that was sent but not marked is sent again, so writing is tried a few times. */
async function persist<T>(write: () => Promise<T>): Promise<T | 'unmarked'> {
  for (let attempt = 1; attempt <= MAX_WRITES; attempt += 1) {
    try {
      return await write();
    } catch {
      // The database is busy, full or unreachable; each attempt waits for it.
    }
  }
  return 'unmarked';
}
