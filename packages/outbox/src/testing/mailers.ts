import { err, ok, type Result } from '@inktvis/foundation/result';
import type { MailError, Mailer, MailJob } from '@inktvis/mail';

type RecordingMailer = Mailer & {
  readonly jobs: MailJob[];
  /** All recipients, in order. */
  readonly recipients: string[];
  respond: (job: MailJob, recipient: string) => Result<null, MailError>;
};

const accepted = ok(null);
export const temporary = err({ kind: 'temporary', message: 'no response' } as const);
export const permanent = err({ kind: 'permanent', message: 'refused' } as const);

/** A mailer that records what it is given; failures are reported only to `alertsTo`. */
export function createRecordingMailer(
  organisers = ['organisator@inktvis.example'],
  alertsTo: readonly string[] = [],
): RecordingMailer {
  const mailer: RecordingMailer = {
    jobs: [],
    recipients: [],
    respond: () => accepted,
    recipientsOf({ template, to }) {
      if (template.startsWith('alert')) return alertsTo;
      return template.endsWith('organiser') ? organisers : [to];
    },
    send(job, recipient) {
      mailer.jobs.push(job);
      mailer.recipients.push(recipient);
      return Promise.resolve(mailer.respond(job, recipient));
    },
  };
  return mailer;
}
