import type { Log } from '@inktvis/foundation/log';
import { err, type Result } from '@inktvis/foundation/result';
import type { MailError, Mailer, Sent } from '@inktvis/mail';
import type { Leased, Queue } from './queue.ts';

/** The mailer has time limits of its own; this one is for a mailer that forgets them. */
const LIMIT_MS = 2 * 60_000;
const LATE = err({ kind: 'temporary', message: 'no answer in time' } as const);
/** What happened to a mail is written down this often before it is left to the lease. */
const WRITES = 5;

type Options = {
  readonly mailer: Mailer;
  readonly queue: Queue;
  readonly log: Log;
  readonly limitMs?: number;
};

/** Sends one mail and marks what came of it. Never rejects. The log names rows, not people. */
export async function attempt(
  { mailer, queue, log, limitMs = LIMIT_MS }: Options,
  mail: Leased,
): Promise<void> {
  const about = { submission: mail.job.id, template: mail.job.template, attempt: mail.attempts };
  const outcome = await sendInTime(mailer, mail, limitMs);
  const marked = await insist(async () => {
    if (outcome.ok) return (await queue.sent(mail, outcome.value.providerId)) ? 'sent' : 'lost';
    return queue.failed(mail, outcome.error);
  });
  if (marked === 'sent') log.info(about, 'mail sent');
  else if (marked === 'later') log.warn(about, 'mail not sent, again later');
  else if (marked === 'dead') log.error(about, 'mail given up; see npm run inbox -- dead');
  else log.warn({ ...about, sent: outcome.ok }, 'mail no longer ours, it may go out twice');
}

async function sendInTime(
  mailer: Mailer,
  { job }: Leased,
  limitMs: number,
): Promise<Result<Sent, MailError>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), limitMs);
  });
  try {
    return await Promise.race([mailer.send(job), late]);
  } catch (error) {
    // A mailer should not throw. What it throws may hold anything, so only its name is kept.
    return err({
      kind: 'temporary',
      message: `the mailer broke: ${error instanceof Error ? error.name : 'unknown'}`,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** A mail that left and is not marked goes out again: worth a few more tries. */
async function insist<T>(write: () => Promise<T>): Promise<T | 'unmarked'> {
  for (let turn = 1; turn <= WRITES; turn += 1) {
    try {
      return await write();
    } catch {
      // The database says busy, full or away; each try waits for it by itself.
    }
  }
  return 'unmarked';
}
