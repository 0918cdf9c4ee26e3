import type { Log } from '@inktvis/foundation/log';
import { err, type Result } from '@inktvis/foundation/result';
import type { MailError, Mailer, MailJob, Sent } from '@inktvis/mail';
import type { Leased, Queue, Settled } from './queue.ts';

/** How often the outcome is written before the mail is left to its lease. */
const MAX_WRITES = 5;

type Options = {
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly log: Log;
};

/** What became of a mail for one recipient. */
type Delivery = Omit<Settled, 'state'> & { readonly state: Settled['state'] | 'later' };

const isSettled = (delivery: Delivery): delivery is Settled => delivery.state !== 'later';

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

/**
 * Sends one mail to each of its recipients who is not done with, and records what became of it for each. Never rejects.
 * The log has ids, no personal data.
 */
export async function attempt({ mailer, queue, log }: Options, mail: Leased): Promise<void> {
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

/** Sends a mail to one recipient. Never rejects. */
export async function sendSafely(
  mailer: Mailer,
  job: MailJob,
  recipient: string,
): Promise<Result<Sent, MailError>> {
  try {
    return await mailer.send(job, recipient);
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
