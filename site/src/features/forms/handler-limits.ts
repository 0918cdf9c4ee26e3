import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Allowance } from '@inktvis/outbox';
import type { FormName } from './definitions.ts';

/** How many submissions are taken in an hour, from one visitor and from all of them; 0 is no limit. */
export type FormLimits = {
  readonly perVisitor: number;
  readonly total: number;
  /** The same for all instances that count together; without one this process counts by itself. */
  readonly secret?: string;
};

const HOUR = 3600;
const DAY = 24 * HOUR;
/** A copy of each message goes to the address in it: nobody's mailbox may be filled that way. */
const PER_RECIPIENT = 10;

/** Who stands behind one connection: of an IPv6 address the half that a household has to itself. */
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

/** Names that nobody can turn back into an address without the secret, and each day has its own. */
const hide = (kind: string, text: string, now: Date, secret = ownSecret): string =>
  createHmac('sha256', secret)
    .update(`${kind}\n${now.toISOString().slice(0, 10)}\n${text}`)
    .digest('base64url');

type Question = {
  readonly form: FormName;
  readonly visitor: string;
  /** Where a mail will go; null when the store itself sees to that (newsletter). */
  readonly recipient: string | null;
  readonly now: Date;
};

/** What a submission that could be stored is counted against. */
export function allowancesOf(
  limits: FormLimits,
  { form, visitor, recipient, now }: Question,
): readonly Allowance[] {
  const turns = [
    {
      scope: form,
      key: hide('bezoeker', householdOf(visitor), now, limits.secret),
      limit: limits.perVisitor,
    },
    { scope: form, key: 'samen', limit: limits.total },
  ].map((turn): Allowance => ({ ...turn, windowSeconds: HOUR }));
  if (recipient !== null && limits.perVisitor > 0) {
    const key = hide('bestemming', recipient.toLowerCase(), now, limits.secret);
    turns.push({ scope: 'bestemming', key, limit: PER_RECIPIENT, windowSeconds: DAY });
  }
  return turns.filter(({ limit }) => limit > 0);
}
