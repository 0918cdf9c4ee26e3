import type { Result } from '@inktvis/foundation/result';
import type { MailError, RenderedMail, Sent } from '../types.ts';

/** One mail with its sender and recipients: bare addresses that were checked before. */
export type OutgoingMail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly mail: RenderedMail;
  /** Kind of mail, for the provider's statistics. */
  readonly tag: string;
  /** Stops the attempt; what was sent by then may have arrived. */
  readonly signal: AbortSignal;
};

/** A way out for mail. Never rejects. */
export type Transport = { send(outgoing: OutgoingMail): Promise<Result<Sent, MailError>> };

/** How long a server may be silent, in ms. */
export const SILENCE_MS = 10_000;
