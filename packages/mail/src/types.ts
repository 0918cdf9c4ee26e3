import type { Colours } from '@inktvis/foundation/brand';
import type { Result } from '@inktvis/foundation/result';
import type { TemplateName } from './templates.ts';

export type MailJob = {
  /** Of the submission: Message-ID and reference derive from it. */
  readonly id: string;
  readonly template: TemplateName;
  /** The visitor; mails to the organisers go to the addresses of the settings instead. */
  readonly to: string;
  /** The fields of the submission (requirements 7.1), `{ token }` for the newsletter, `{ mails }` for the alert. */
  readonly data: Readonly<Record<string, string | number>>;
  readonly receivedAt?: Date | undefined;
};

export type MailSite = {
  readonly brand: string;
  /** Of the design by default. */
  readonly colours?: Colours | undefined;
  /** Without a slash behind it. */
  readonly siteUrl: string;
};

/** `permanent`: a refusal of this mail that would be repeated. The message holds no keys, passwords or addresses. */
export type MailError = { readonly kind: 'temporary' | 'permanent'; readonly message: string };

export type Mailer = {
  /** The visitor, or the addresses of the settings; none of an alert that nobody wants. */
  recipientsOf(job: MailJob): readonly string[];
  /** Never rejects. */
  send(job: MailJob, recipient: string): Promise<Result<null, MailError>>;
};
