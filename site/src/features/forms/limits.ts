import { createHmac, randomBytes } from 'node:crypto';
import { hasNetworks, networkOf } from '@inktvis/foundation/ip-network';
import type { Allowance } from '@inktvis/outbox';

/** How many submissions are taken in an hour; 0 is no limit. */
export type FormLimits = {
  /** From one visitor, or one household. */
  readonly perVisitor: number;
  /** From all visitors together. Beyond it messages are stored as before, without a mail to their sender, and subscriptions are refused. */
  readonly total: number;
};

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Mails to one address in a day: each submission sends a copy, which must not fill a mailbox. */
const MAX_PER_RECIPIENT = 10;

/** Networks of an IPv6 address, in bits (RFC 6177), and how many times the limit each of them has (deploy/settings.md). */
const NETWORKS = [
  [64, 1],
  [56, 4],
  [48, 16],
] as const;

/** Of this process: each instance counts visitors by itself. */
const secret = randomBytes(32);

/** A hash that cannot be reversed to an address without the secret; another one each day. */
const hash = (kind: string, text: string, now: Date): string =>
  createHmac('sha256', secret)
    .update(`${kind}\n${now.toISOString().slice(0, 10)}\n${text}`)
    .digest('base64url');

type Sending = {
  readonly form: string;
  readonly visitor: string;
  /** Where a copy will go; null for the newsletter, whose mails the store limits itself. */
  readonly recipient: string | null;
  readonly now: Date;
};

/** What a submission is counted against. Above the total a message is still accepted: one sender could else close the form for all. */
export function allowancesOf(
  limits: FormLimits,
  { form, visitor, recipient, now }: Sending,
): readonly Allowance[] {
  const senders = hasNetworks(visitor)
    ? NETWORKS.map(([bits, times]) => [networkOf(visitor, bits), times] as const)
    : [[visitor, 1] as const];
  const whenUsedUp = recipient === null ? 'refuse' : 'mute';
  const allowances: Allowance[] = [
    ...senders.map(([sender, times]) => {
      const key = hash('bezoeker', sender, now);
      return { scope: form, key, limit: limits.perVisitor * times, windowSeconds: HOUR };
    }),
    { scope: form, key: 'samen', limit: limits.total, windowSeconds: HOUR, whenUsedUp },
  ];
  if (recipient !== null && limits.perVisitor > 0) {
    const mailbox = hash('bestemming', recipient.toLowerCase(), now);
    allowances.push({ scope: 'bestemming', key: mailbox, limit: MAX_PER_RECIPIENT, windowSeconds: DAY });
  }
  return allowances.filter(({ limit }) => limit > 0);
}
