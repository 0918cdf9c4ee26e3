import type { Result } from '@inktvis/foundation/result';
import type { Screen, ScreenReport } from './screens.ts';
import type { StoreError } from './store/failure.ts';

/** What a visitor sent. The caller has checked and trimmed every text (requirements 3 and 5). */
export type Submission =
  | {
      readonly kind: 'contact';
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly message: string;
    }
  | {
      readonly kind: 'group-purchase';
      readonly organisation: string;
      readonly street: string;
      readonly postal: string;
      readonly city: string;
      readonly vat: string;
      readonly contactName: string;
      readonly contactEmail: string;
      readonly ticketsAmount: number;
      readonly extraInfo: string;
    }
  | { readonly kind: 'newsletter'; readonly email: string };

export type Kind = Submission['kind'];

export const KINDS = ['contact', 'group-purchase', 'newsletter'] as const satisfies readonly Kind[];

/** `pending` may still be confirmed, `expired` could have been, `confirmed` already was. */
export type TokenState = 'pending' | 'confirmed' | 'expired' | 'unknown';

/** How long things are kept (specification: decided per setting, see docs/privacy.md). */
export type Retention = {
  /** Contact messages and group requests, in calendar months: 18. */
  readonly requestsMonths: number;
  /** Addresses that nobody confirmed, in days: 14. */
  readonly unconfirmedDays: number;
};

/** One kind of question that may be asked so often. */
export type Allowance = {
  /** What is counted: `contact`, `subscribe`; each scope counts by itself. */
  readonly scope: string;
  /** Who asks, already hashed by the caller, or a constant for a limit in total. */
  readonly key: string;
  readonly limit: number;
  readonly windowSeconds: number;
};

/** An allowance is used up; there is room again after so long. */
export type Limited = { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/** What the site needs of the store. All but `accept` reject with a `StoreFailure` when the database does not answer. */
export type Outbox = {
  /**
   * Counts one attempt against each allowance, which all processes share, and keeps a submission and its mails, in one
   * transaction; ok means that all of it is on the disk. A newsletter address gets a confirmation mail unless it is on
   * the list already or had three in a day; the answer never tells which.
   */
  accept(
    submission: Submission,
    allowances?: readonly Allowance[],
  ): Promise<Result<{ readonly id: string }, StoreError | Limited>>;
  /** What a token from a confirmation mail could do. Changes nothing. */
  subscription(token: string): Promise<TokenState>;
  /** Puts the address on the list, once; a second time is `already`. */
  confirm(token: string): Promise<'confirmed' | 'already' | 'expired' | 'unknown'>;
  /** Takes the address off the list and forgets it; again is `unsubscribed` again. */
  unsubscribe(token: string): Promise<'unsubscribed' | 'unknown'>;
  /** Notes that a screen in the hall is there. A new one does not get in when there are forty. */
  reportScreen(report: ScreenReport): Promise<void>;
  /** The screens that reported themselves in the last day, by name. */
  screens(): Promise<readonly Screen[]>;
  close(): Promise<void>;
};
