import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the signature of a call (contract content-service, section 8). */
export const SIGNATURE_HEADER = 'webhook-signature';

/** The signature of these very bytes: HMAC-SHA1 in lower-case hex. */
export const signatureOf = (body: Uint8Array, secret: string): string =>
  createHmac('sha1', secret).update(body).digest('hex');

/** Whether `given` is the signature of `body`. Takes as long for a wrong one as for the right one. */
export function isSigned(body: Uint8Array, given: string | null, secret: string): boolean {
  if (given === null || !/^[0-9a-f]{40}$/.test(given)) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(body, secret)));
}
