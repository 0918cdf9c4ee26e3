import type { Result } from '@inktvis/foundation/result';
import { oneLine } from './clean.ts';
import type { RenderedMail } from './render-mail.ts';
import type { MailError } from './types.ts';

/** Addresses are bare and were checked before. */
export type OutgoingMail = {
  readonly from: { readonly name: string; readonly address: string };
  readonly recipient: string;
  /** All recipients, for its header. */
  readonly to: readonly string[];
  readonly mail: RenderedMail;
  readonly tag: string;
  /** What was sent when it stops may have arrived. */
  readonly signal: AbortSignal;
};

/** Ok when the server or provider took it. Never rejects. */
export type Transport = (outgoing: OutgoingMail) => Promise<Result<null, MailError>>;

const MAX_MESSAGE_LENGTH = 300;

/** The encodings in which a secret is sent. */
function encodingsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64')];
}

/** A server's message on one bounded line, without secrets and addresses. */
export function redacted(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== '').flatMap(encodingsOf);
  const clean = known
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, one) => left.replaceAll(one, '…'), text);
  return oneLine(clean.replace(/[^\s<>"'(),;:=]+@[^\s<>"'(),;]+/g, '…'), MAX_MESSAGE_LENGTH);
}
