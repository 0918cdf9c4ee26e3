import type { Submission as FormSubmission, Kind } from '@inktvis/forms';
import type { Result } from '@inktvis/foundation/result';
import type { createFormerAddresses } from './former-addresses.ts';
import type { createNotFoundCounter } from './not-found.ts';
import type { StoreFailure } from './store/driver.ts';

/** What a visitor sent: checked values and the address for mails about it. */
export type Submission = FormSubmission<Kind>;

/** `pending` may still be confirmed, `expired` could have been, `confirmed` already was. */
export type TokenState = 'pending' | 'confirmed' | 'expired' | 'unknown';

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

/**
 * What the site needs of the store. All but `accept` reject with a `StoreFailure` when the database does not respond.
 */
export type Outbox = {
  /**
   * Counts one attempt against each allowance, which all processes share, and stores a submission and its mails; ok means
   * that all of those is on the disk, an error that nothing of them is. A newsletter address gets a confirmation mail unless it is on
   * the list already or had three in a day; the result never says which.
   */
  accept(
    submission: Submission,
    allowances?: readonly Allowance[],
  ): Promise<Result<{ readonly id: string }, Pick<StoreFailure, 'kind' | 'message'> | Limited>>;
  /** What a token from a confirmation mail could do. Changes nothing. */
  subscription(token: string): Promise<TokenState>;
  /** Puts the address on the list, once; a second time is `already`. */
  confirm(token: string): Promise<'confirmed' | 'already' | 'expired' | 'unknown'>;
  /** Takes the address off the list and deletes it; a second time is `unsubscribed` too. */
  unsubscribe(token: string): Promise<'unsubscribed' | 'unknown'>;
  close(): Promise<void>;
} & ReturnType<typeof createFormerAddresses> &
  Pick<ReturnType<typeof createNotFoundCounter>, 'countNotFound'>;
