import type { Colours } from '@inktvis/foundation/brand';
import type { Result } from '@inktvis/foundation/result';
import type { TemplateName } from './templates.ts';

/** One mail to be sent. */
export type MailJob = {
  /** Id of the submission: the Message-ID and the reference derive from it, so that a repeat is recognisable. */
  readonly id: string;
  readonly template: TemplateName;
  /** The visitor's address; mails to the organisers go to the address of the settings instead. */
  readonly to: string;
  /**
   * The fields of the submission, by the names of requirements 7.1; `{ token }` for the newsletter; for the alert
   * `{ mails }`, how many were given up.
   */
  readonly data: Readonly<Record<string, string | number>>;
  readonly receivedAt?: Date | undefined;
};

/** What a mail says about the site it comes from. */
export type MailSite = {
  readonly brand: string;
  /** Those of the brand; of the design by default. */
  readonly colours?: Colours | undefined;
  /** Public address of the site, without a slash behind it. */
  readonly siteUrl: string;
};

/**
 * Why a mail did not go out. `temporary` is worth another try; `permanent` is a refusal of this mail that would be
 * repeated. The message is for logs and organisers: it holds no keys, passwords or addresses.
 */
export type MailError = { readonly kind: 'temporary' | 'permanent'; readonly message: string };

export type Mailer = {
  /**
   * The recipients of the mail of a job: the visitor, or the addresses of the settings. Empty for an alert without
   * recipients.
   */
  recipientsOf(job: MailJob): readonly string[];
  /** Sends the mail of a job to one of its recipients, so that what became of it is known of each. Never rejects. */
  send(job: MailJob, recipient: string): Promise<Result<null, MailError>>;
};
