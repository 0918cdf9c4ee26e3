import { err, ok, type Result } from '@inktvis/foundation/result';
import type { MailError, Mailer, MailJob, Sent } from '@inktvis/mail';

type RecordingMailer = Mailer & {
  readonly jobs: MailJob[];
  respond: (job: MailJob) => Result<Sent, MailError>;
};

const accepted = ok({ providerId: 'p-1' });
export const temporary = err({ kind: 'temporary', message: 'no answer' } as const);
export const permanent = err({ kind: 'permanent', message: 'refused' } as const);

/** A mailer that records what it is given. */
export function createRecordingMailer(): RecordingMailer {
  const mailer: RecordingMailer = {
    jobs: [],
    respond: () => accepted,
    send(job) {
      mailer.jobs.push(job);
      return Promise.resolve(mailer.respond(job));
    },
  };
  return mailer;
}
