/** What a visitor sent: checked values and the address for mails about it. */
export type { Submission } from '@inktvis/forms';

/** How often something may be sent. */
export type Allowance = {
  /** What is counted: `contact`, `subscribe`; each scope counts by itself. */
  readonly scope: string;
  /** Who sends it, already hashed by the caller, or a constant for a limit in total. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
  /**
   * Beyond the limit nothing is stored (`refuse`, the default), or all of it: without a mail to the sender (`mute`), or
   * with mails that leave as soon as the limit allows (`delay`).
   */
  readonly whenUsedUp?: 'refuse' | 'mute' | 'delay';
};

/** An allowance is used up; there is room again after so long. */
export type Limited = { readonly kind: 'limited'; readonly retryAfterSeconds: number };
