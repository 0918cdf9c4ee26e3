import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from './store/driver.ts';

export type Purpose = 'confirm' | 'unsubscribe';

/** A confirmation link works for seven days (specification: the form's text says so too). */
export const CONFIRM_MS = 7 * 24 * 60 * 60 * 1000;

/** 32 random bytes in the letters of an address. */
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** The form in which a token is kept; null for what cannot be one. */
export function tokenHash(token: string): string | null {
  return SHAPE.test(token) ? createHash('sha256').update(token).digest('hex') : null;
}

/**
 * A new token for a subscription. Only its hash is kept, so each mail and each export gets one of its own, and older
 * ones keep working.
 */
export async function mintToken(
  sql: Sql,
  { subscriptionId, purpose, now }: { subscriptionId: string; purpose: Purpose; now: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql.run(
    'insert into subscription_tokens (hash, subscription_id, purpose, expires_at) values ($1, $2, $3, $4)',
    [tokenHash(token), subscriptionId, purpose, purpose === 'confirm' ? now + CONFIRM_MS : null],
  );
  return token;
}
