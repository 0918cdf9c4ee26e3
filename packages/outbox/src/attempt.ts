import type { Log } from '@inktvis/foundation/log';
import { err, type Result } from '@inktvis/foundation/result';
import type { MailError, Mailer, Sent } from '@inktvis/mail';
import type { Leased, Queue } from './queue.ts';

/** The mailer has timeouts of its own; this one is in case they fail. */
const TIMEOUT_MS = 2 * 60_000;
const TIMED_OUT = err({ kind: 'temporary', message: 'no answer in time' } as const);
/** How often the outcome is written before the mail is left to its lease. */
const MAX_WRITES = 5;

type Options = {
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly log: Log;
  readonly timeoutMs?: number;
};

/** Sends one mail and records the outcome. Never rejects. The log has ids, no personal data. */
export async function attempt(
  { mailer, queue, log, timeoutMs = TIMEOUT_MS }: Options,
  mail: Leased,
): Promise<void> {
  const about = { submission: mail.job.id, template: mail.job.template, attempt: mail.attempts };
  const outcome = await sendInTime(mailer, mail, timeoutMs);
  const marked = await persist(async () => {
    if (outcome.ok) return (await queue.sent(mail, outcome.value.providerId)) ? 'sent' : 'lost';
    return queue.failed(mail, outcome.error);
  });
  if (marked === 'sent') log.info(about, 'mail sent');
  else if (marked === 'later') log.warn(about, 'mail not sent, will be retried');
  else if (marked === 'dead') log.error(about, 'mail given up; see npm run inbox -- dead');
  else log.warn({ ...about, sent: outcome.ok }, 'lease lost, the mail may go out twice');
}

async function sendInTime(
  mailer: Mailer,
  { job }: Leased,
  timeoutMs: number,
): Promise<Result<Sent, MailError>> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), timeoutMs);
  });
  try {
    return await Promise.race([mailer.send(job), timeout]);
  } catch (error) {
    // A mailer should not throw. Its error may hold anything, so only the name is stored.
    return err({
      kind: 'temporary',
      message: `the mailer broke: ${error instanceof Error ? error.name : 'unknown'}`,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** A mail that was sent but not marked is sent again, so writing is tried a few times. */
async function persist<T>(write: () => Promise<T>): Promise<T | 'unmarked'> {
  for (let attempt = 1; attempt <= MAX_WRITES; attempt += 1) {
    try {
      return await write();
    } catch {
      // The database is busy, full or unreachable; each attempt waits for it by itself.
    }
  }
  return 'unmarked';
}
