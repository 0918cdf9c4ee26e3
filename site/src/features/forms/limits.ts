import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Allowance } from '@inktvis/outbox';

/** How many submissions are taken in an hour, from one visitor and in total; 0 is no limit. */
export type FormLimits = {
  readonly perVisitor: number;
  readonly total: number;
  /** The same for all instances that count together; without one this process counts by itself. */
  readonly secret?: string;
};

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Mails to one address in a day: each submission sends a copy, which must not fill somebody's mailbox. */
const MAX_PER_RECIPIENT = 10;

/** A household has the first half of an IPv6 address to itself. */
const householdOf = (address: string): string =>
  isIPv6(address) && !/^::ffff:/i.test(address) ? firstHalf(address) : address;

function firstHalf(address: string): string {
  const [head = '', tail] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4).join(':');
}

const ownSecret = randomBytes(32).toString('base64url');

/** A hash that nobody can turn back into an address without the secret; another one each day. */
const hash = (kind: string, text: string, now: Date, secret = ownSecret): string =>
  createHmac('sha256', secret)
    .update(`${kind}\n${now.toISOString().slice(0, 10)}\n${text}`)
    .digest('base64url');

type Sending = {
  /** Name of the form. */
  readonly form: string;
  /** IP address. */
  readonly visitor: string;
  /** Where a mail will go; null when the store limits that itself (newsletter). */
  readonly recipient: string | null;
  readonly now: Date;
};

/** What a submission is counted against when it is stored. */
export function allowancesOf(
  limits: FormLimits,
  { form, visitor, recipient, now }: Sending,
): readonly Allowance[] {
  const visitorKey = hash('bezoeker', householdOf(visitor), now, limits.secret);
  const allowances: Allowance[] = [
    { scope: form, key: visitorKey, limit: limits.perVisitor, windowSeconds: HOUR },
    { scope: form, key: 'samen', limit: limits.total, windowSeconds: HOUR },
  ];
  if (recipient !== null && limits.perVisitor > 0) {
    const key = hash('bestemming', recipient.toLowerCase(), now, limits.secret);
    allowances.push({ scope: 'bestemming', key, limit: MAX_PER_RECIPIENT, windowSeconds: DAY });
  }
  return allowances.filter(({ limit }) => limit > 0);
}
